"""An answer that was kept is asked again: equal, or where not."""

import csv
import io
import json
import shlex

import pytest

from analyzer import __version__, verify

from .test_cli import refused, run

MIDDLE = '--turn-up 6d --lead Kd --owner 3 --exposed "Qs Ah Jh 9s" --hidden "2 2 2 2 2" --court play'
ANSWERS = [  # every question of every game is in test_contract; here is what the command line adds
    "price",
    "price --turn-up 9d --method simulate --deals 20000 --seed 4 --confidence .9 --precision 0 --threads 1",
    f"price {MIDDLE}",
    "price --lot hand --of dealer",
    "price --turn-up-to pool --turn-up 9d",
    'price --turn-up 9d --spare --penalty 2 --looked "2 3" --players 4',
    'price --turn-up 9d --pack 32 --dead "Ad Kc" --pool 7.5 --stakes "3 2"',
    "buy --turn-up 9d --price .9 --lot hand --of dealer --seat 2",
    "buy --turn-up 9d --price 1.2 --bidders fair --reserve 1.5",
    "buy --turn-up 9d --price 1.2 --bidders noisy --bias 1.1 --spread .3 --reserve .9 --deals 20000",
    "sell --turn-up 9d --offer .4 --lot hidden --of 2",
    "sell --turn-up Qh --offer 1",
    "show --index 7 --players 4 --seed 3 --bidders noisy --spread .1",
    "show --turn-up Qh",
    "chart",
    "chart --of-what exposed --players 4",
]


def kept(folder, question):
    """Ask a question of Speculation and keep its answer in a file."""
    file = folder / "answer.json"
    assert run("speculation", *shlex.split(question), "--out", file, "--format", "json").code == 0
    return file


@pytest.fixture
def answer(tmp_path):
    """Keep an answer that takes no time."""
    return kept(tmp_path, "buy --turn-up 9d --price 1")


def change(file, **values):
    """Change values of a kept answer: `seed=2`, `receipt__version="0"`; a list's places are numbers."""
    told = json.loads(file.read_text())
    for path, value in values.items():
        *inner, last = (int(key) if key.isdigit() else key for key in path.split("__"))
        place = told
        for key in inner:
            place = place[key]
        place[last] = value
    file.write_text(json.dumps(told))


@pytest.mark.parametrize("question", [q for q in ANSWERS if not q.startswith("chart")])
def test_what_was_not_touched_is_equal(tmp_path, question):
    assert run("verify", kept(tmp_path, question)) == (0, "equal\n", "")


@pytest.mark.parametrize("question", [q for q in ANSWERS if q.startswith("chart")])
def test_a_chart_is_verified_by_its_json_and_by_its_csv(tmp_path, question):
    for form in ("json", "csv"):
        (tmp_path / "kept").write_text(run("speculation", *shlex.split(question), "--format", form).out)
        assert run("verify", tmp_path / "kept") == (0, "equal\n", "")


def test_a_chart_is_verified_by_what_lies_beside_its_picture(tmp_path):
    assert run("speculation", "chart", "--players", "4", "--out", tmp_path / "a.svg").code == 0
    assert run("verify", tmp_path / "a.csv") == (0, "equal\n", "")
    refused(run("verify", tmp_path / "a.svg"), "a.svg")


def test_the_layout_of_json_does_not_matter(answer):
    change(answer)  # all on one line
    assert run("verify", answer) == (0, "equal\n", "")


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("actions__0__ev", 1.5, "actions[0].ev: 1.5 then, 0.97"),
        ("actions__1__fraction", "1/3", "actions[1].fraction: '1/3' then, '1381/8225' now"),
        ("break_even__0__price", 1, "break_even[0].price: 1 then, 0.96"),
        ("best", ["buy"], "best[0]: 'buy' then, 'decline' now"),
        ("best", ["buy", "decline"], "best: ['buy', 'decline'] then, ['decline'] now"),
        ("verdict", "too close to call", "verdict: 'too close to call' then, 'clear' now"),
        ("variant__name", "foster", "variant.name: 'foster' then, 'baxter-wray' now"),
        ("method__why", "a guess", "method.why: 'a guess' then, 'closed form' now"),
        ("receipt__digest", "0" * 16, "digest: '0000000000000000' then, "),
    ],
)
def test_a_number_that_was_touched_is_named(answer, path, value, named):
    change(answer, **{path: value})
    ran = run("verify", answer)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.count("\n") == 1
    assert ran.out.startswith(named)


@pytest.mark.parametrize(
    ("path", "value"),
    [("situation__pool", 7), ("situation__turn_up", "8d"), ("situation__price", 0.5), ("variant__penalty", 1)],
)
def test_another_question_has_another_answer(answer, path, value):
    change(answer, **{path: value})
    ran = run("verify", answer)
    assert ran.code == 1
    assert "actions[0].ev" in ran.out


def test_another_seed_has_other_deals(tmp_path):
    file = kept(tmp_path, "price --turn-up 9d --method simulate --deals 2000")
    change(file, seed=2)
    ran = run("verify", file)
    assert ran.code == 1
    assert "digest: " in ran.out


def test_another_version_or_source_is_reported_first(answer):
    change(answer, receipt__version="0.0.9", receipt__kernel="0" * 12)
    ran = run("verify", answer)
    version, source = ran.out.splitlines()
    assert ran.code == 1
    assert version == f"version: 0.0.9 then, {__version__} now"
    assert source.startswith("source: 000000000000 then, ")


@pytest.fixture
def chart(tmp_path):
    """Keep the data of a chart."""
    file = tmp_path / "chart.csv"
    file.write_text(run("speculation", "chart", "--players", "4", "--format", "csv").out)
    return file


def test_a_row_of_a_chart_that_was_touched_is_named(chart):
    lines = chart.read_text().split("\n")
    row = next(csv.DictReader(io.StringIO("\n".join([lines[1], lines[9]]))))
    assert row["rank"] == "7"
    lines[9] = lines[9].replace(row["ev"], "0.5")
    chart.write_text("\n".join(lines))
    ran = run("verify", chart)
    assert (ran.code, ran.out.count("\n")) == (1, 1)
    assert "0.5" in ran.out
    assert row["ev"] in ran.out


@pytest.mark.parametrize("cut", ["first", "last"])
def test_a_row_of_a_chart_that_is_missing_is_named(chart, cut):
    """Named, not hidden in all the others."""
    lines = chart.read_text().split("\n")
    del lines[{"first": 2, "last": -2}[cut]]
    chart.write_text("\n".join(lines))
    ran = run("verify", chart)
    assert ran.code == 1
    assert max(map(len, ran.out.split("\n"))) < 300


def test_a_chart_that_went_through_a_spreadsheet_is_still_read(chart):
    chart.write_bytes(chart.read_bytes().replace(b"\n", b"\r\n"))
    assert run("verify", chart) == (0, "equal\n", "")


RECEIPT = {"version": __version__, "kernel": "0", "digest": "0"}


@pytest.mark.parametrize(
    "content",
    [
        "",
        "5",
        "{}",
        '{"question": ',
        "a,b\n1,2\n",
        "# {no json\nrank\n",
        '# {"question": "speculation.chart"}\nrank\n',
        json.dumps({"question": "speculation.price"}),
        json.dumps({"question": "speculation.price", "receipt": 5}),
        json.dumps({"question": "speculation.price", "receipt": {"version": "0"}}),
        json.dumps({"question": "speculation.price", "situation": 5, "receipt": RECEIPT}),
        json.dumps({"question": "speculation.price", "method": {"kind": "simulation"}, "receipt": RECEIPT}),
        json.dumps({"question": "speculation.deals", "receipt": RECEIPT}),
        json.dumps({"question": "speculation.__doc__", "receipt": RECEIPT}),
        json.dumps({"question": "speculation", "receipt": RECEIPT}),
        json.dumps({"question": "speculation.price.more", "receipt": RECEIPT}),
        json.dumps({"question": "loo.declare", "receipt": RECEIPT}),
        json.dumps({"question": "os.system", "situation": {"command": "false"}, "receipt": RECEIPT}),
        json.dumps({"question": 5, "receipt": RECEIPT}),
        "[" * 100_000,
        b"\x89PNG\r\n\x1a\n\x00",
    ],
    ids=lambda content: repr(content[:40]),
)
def test_what_is_no_answer_is_refused(tmp_path, content):
    file = tmp_path / "file"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    refused(run("verify", file), "file")


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("situation__players", 99, "players"),
        ("situation__turn_up", "1d", "turn-up"),
        ("situation__price", -1, "price"),
        ("variant__court", "king", "court"),
        ("variant__wings", 2, "wings"),
        ("model__bidders", "loud", "loud"),
    ],
)
def test_an_answer_to_a_question_that_cannot_be_is_refused(answer, path, value, words):
    change(answer, **{path: value})
    refused(run("verify", answer), words)


def test_a_difference_is_found_as_deep_as_it_lies(answer):
    assert verify.verify_file(answer) == []
    change(answer, situation__hidden=[3, 3, 3, 3, 3], actions__0__p_win=0)
    (line,) = verify.verify_file(answer)
    assert line.startswith("actions[0].p_win: 0 then, 0.328")
