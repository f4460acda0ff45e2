"""French: a lexicon, and a folder for each subject; `Words` of each is joined in `tharsis.words`."""
