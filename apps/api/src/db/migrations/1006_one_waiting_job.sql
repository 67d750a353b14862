-- older code: lives
-- Set while a job of a user waits for the first time, so that repeated clicks at once create one job.
ALTER TABLE jobs ADD COLUMN waiting_key text;
CREATE UNIQUE INDEX jobs_waiting_key ON jobs (waiting_key);
