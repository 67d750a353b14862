-- older code: must stop (it would let an Admin who may do less do everything)
-- What an Admin may do. Nothing said means everything; a User may do nothing of it, whatever is said.
ALTER TABLE users ADD COLUMN permissions text[];
