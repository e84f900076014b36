"""A cluster plays the same deals to the same bytes."""

import distributed
import pytest
from distributed import LocalCluster

from analyzer.games import speculation

from .test_cli import refused, run

ASKED = {"turn_up": "9d", "price": 1, "method": "simulate", "deals": 300_000, "precision": 0}


@pytest.mark.filterwarnings("default")  # another library's, about ports and sockets
def test_a_cluster_answers_as_the_threads_do():
    alone = speculation.buy(**ASKED).to_json()
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        assert speculation.buy(**ASKED, cluster=cluster.scheduler_address).to_json() == alone


@pytest.mark.filterwarnings("default")
def test_no_scheduler_is_said(monkeypatch):
    client = distributed.Client  # which tries again for as long as it may
    monkeypatch.setattr(distributed, "Client", lambda address, timeout: client(address, timeout=timeout / 10))
    line = "speculation price --turn-up 9d --method simulate --cluster tcp://127.0.0.1:9"
    refused(run(*line.split()), "--cluster: no scheduler answers at tcp://127.0.0.1:9; start one")
