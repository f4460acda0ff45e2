"""Players. They see a view and nothing else."""
