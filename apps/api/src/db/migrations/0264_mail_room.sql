-- older code: lives
-- Whether a mailbox may get one more message of a kind. With each order it was asked by a statement that took longer to plan
-- than everything else of the order took to be done; here its plans are made once in a connection's life.
-- All names of a mailbox count together, with what accounts got that are gone by now; for an address that has shown to be
-- its account's only what went to that very one, because nobody else can have an account with it and use its share up.
CREATE FUNCTION has_mail_room(sent_to text, mail_kind text, since timestamptz, most integer) RETURNS boolean
LANGUAGE plpgsql STABLE STRICT
AS $$
DECLARE
  box CONSTANT text := mailbox_of(sent_to);
  had integer;
BEGIN
  IF EXISTS (
    SELECT FROM users JOIN email_verifications ON user_id = users.id AND verified_at IS NOT NULL
    WHERE lower(email) = lower(sent_to)
  ) THEN
    SELECT count(*) INTO had FROM (
      SELECT FROM outbox
      WHERE mailbox_of(recipient) = box AND kind = mail_kind AND created_at > since
        AND lower(recipient) = lower(sent_to)
      LIMIT most
    ) AS recent;
  ELSE
    SELECT count(*) INTO had FROM (
      SELECT FROM outbox WHERE mailbox_of(recipient) = box AND kind = mail_kind AND created_at > since
      UNION ALL
      SELECT FROM forgotten_mails
      WHERE forgotten_mails.mailbox = mailbox_hash(sent_to) AND kind = mail_kind AND created_at > since
      LIMIT most
    ) AS recent;
  END IF;
  RETURN had < most;
END
$$;

-- The whole address lies in the index, too: a message is not unpacked to be counted. The index is made anew (some seconds
-- where hundreds of thousands of messages are kept; who writes one waits).
DROP INDEX jobs_by_mailbox;
CREATE INDEX jobs_by_mailbox
  ON jobs (mailbox_of(payload->>'recipient'), (payload->>'kind'), created_at, lower(payload->>'recipient'))
  WHERE kind = 'mail';
