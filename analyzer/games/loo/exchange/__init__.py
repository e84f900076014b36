"""Five-card and Irish Loo: cards may be exchanged, and there is no miss."""
