-- older code: lives
-- A link to unsubscribe names an address by this hash.
CREATE INDEX users_by_email_hash ON users ((left(md5(lower(email)), 24)));
