"""A cluster plays the same deals to the same bytes."""

import pytest
from distributed import LocalCluster

from analyzer.errors import Misuse
from analyzer.games import speculation

ASKED = {"turn_up": "9d", "price": 1, "method": "simulate", "deals": 300_000, "precision": 0}


@pytest.mark.filterwarnings("default")  # another library's, about ports and sockets
def test_a_cluster_answers_as_the_threads_do():
    alone = speculation.buy(**ASKED).to_json()
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        assert speculation.buy(**ASKED, cluster=cluster.scheduler_address).to_json() == alone


def test_no_scheduler_is_said():
    with pytest.raises(Misuse, match="no scheduler answers"):
        speculation.buy(**ASKED, cluster="tcp://127.0.0.1:9")
