"""Product families: builders with parameters, so that one model yields several products."""
