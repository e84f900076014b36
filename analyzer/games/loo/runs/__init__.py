"""Long runs: singles and ordinary deals one after the other, the pool carried, the deal moving."""
