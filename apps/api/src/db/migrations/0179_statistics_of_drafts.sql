-- older code: lives
-- Every list asks for what is published, and the planner takes a column that nobody has counted for one that half of the
-- rows have. A server counts of its own accord only once many rows have changed.
ANALYZE products (published);
