"""The card for the table: classes of hands, the highest call that pays on each, as table and picture."""
