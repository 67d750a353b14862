-- older code: lives
-- Subscribers have no id; of those who came in one moment, a hash of the address decides who comes first.
CREATE INDEX newsletter_newest ON newsletter_subscribers (created_at DESC, (left(md5(email), 24)) DESC);
