"""Answers as text, as files, as pictures: this folder shows and computes nothing."""
