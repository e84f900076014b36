"""Any moment of the play of three-card Loo: which card, and how many tricks."""
