"""Claims of old books put to the test: an answer with a row a claim."""

from .answer import Answer


def judged(question, variant, claims):
    """Test claims.

    Parameters
    ----------
    question : str
    variant : Variant
        By whose rules they are tested.
    claims : list of (str, str, str, callable)
        Name, page, what is said, and a test that returns a verdict and numbers.

    Returns
    -------
    Answer
        Rows `claim`, `page`, `says`, `verdict`, `numbers`, `text`.
    """
    rows = []
    for name, page, says, test in claims:
        verdict, numbers = test()
        text = f"\n{name} ({page}) {says}\n   {verdict.upper()}: {numbers}"
        rows.append({"claim": name, "page": page, "says": says, "verdict": verdict, "numbers": numbers, "text": text})
    return Answer(question, variant=variant.as_dict(), actions=rows)
