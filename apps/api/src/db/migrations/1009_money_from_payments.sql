-- older code: must stop (its dashboard reads money_months)
-- The dashboard adds up payments and refunds themselves, by months in the shop's time zone.
DROP TRIGGER payments_inserted ON payments;
DROP TRIGGER payments_updated ON payments;
DROP TRIGGER payments_deleted ON payments;
DROP TRIGGER refunds_changed ON refunds;
DROP FUNCTION payment_changed();
DROP FUNCTION refund_changed();
DROP FUNCTION count_payment(payments, integer);
DROP FUNCTION count_refund(refunds, integer);
DROP TABLE money_months;

-- When it was paid first. Null: not paid, or paid before this column existed and not refunded since; then it is updated_at.
ALTER TABLE payments ADD COLUMN received_at timestamptz;
UPDATE payments SET received_at = coalesce(
  (SELECT attempt.updated_at FROM payment_attempts AS attempt WHERE attempt.id = payments.attempt_id),
  (SELECT max(at) FROM audit_log WHERE subject_id = payments.id AND action = 'payment.received'))
WHERE status = 'refunded';
