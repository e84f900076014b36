"""The last eight tricks with both hands known: by then each has seen all other cards."""
