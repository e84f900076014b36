"""The card for the table: classes of hands, their rows, letters, picture."""
