-- The promise covered the review only: an approved withdrawal had no time by which it is paid.
ALTER TABLE settings
  ADD COLUMN pay_hours integer NOT NULL DEFAULT 48 CHECK (pay_hours BETWEEN 1 AND 720);
