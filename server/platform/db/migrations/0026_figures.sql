-- Sums of each day of UTC, so that a picture of 90 days reads 90 rows whatever the size of the platform.
-- A day is written once, an hour after its end, and follows from the other tables at any time.

CREATE TABLE daily_figures (
  day date PRIMARY KEY,
  in_cents bigint NOT NULL,
  out_cents bigint NOT NULL,
  deposits integer NOT NULL,
  withdrawals integer NOT NULL,
  confirmed integer NOT NULL,
  declined integer NOT NULL,
  wait_p50_s integer,
  wait_p95_s integer,
  owed_cents bigint NOT NULL
);

CREATE TABLE daily_reasons (
  day date NOT NULL,
  reason text NOT NULL,
  declined integer NOT NULL,
  PRIMARY KEY (day, reason)
);

CREATE TABLE daily_wallets (
  wallet_id uuid NOT NULL REFERENCES wallets,
  day date NOT NULL,
  deposits integer NOT NULL,
  received_cents bigint NOT NULL,
  PRIMARY KEY (wallet_id, day)
);

CREATE INDEX adjustments_by_time ON adjustments (at);
CREATE INDEX quotes_open_by_time ON quotes (expires_at)
  WHERE deposit_id IS NULL AND discarded_at IS NULL;
