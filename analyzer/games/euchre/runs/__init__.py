"""Long runs: deals one after the other, the kitty and doubled stakes carried on, the deal moving to the left."""
