-- older code: lives
-- The job that cancels unpaid orders finds them by payment method, whichever methods the shop has.
CREATE INDEX payments_unpaid ON payments (method, created_at) WHERE status = 'expected';
DROP INDEX payments_online_unpaid;
