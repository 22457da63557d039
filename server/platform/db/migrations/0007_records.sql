-- What the product must remember besides money: what staff did (hash-chained, so that an edited line
-- shows), first answers by Idempotency-Key, mails to send, the operator's settings, and the statement.

CREATE TABLE audit_log (
  seq bigint PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL REFERENCES users,
  action text NOT NULL,
  target_kind text NOT NULL,
  target_id uuid NOT NULL,
  details jsonb NOT NULL,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL
);
CREATE INDEX audit_log_of_target ON audit_log (target_id, seq DESC);
CREATE INDEX audit_log_of_actor ON audit_log (actor_id, seq DESC);

-- The chain's lock makes staff actions queue, so each transaction writes its line last (DESIGN 6.15).
CREATE FUNCTION chain_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7301);
  SELECT seq + 1, hash INTO NEW.seq, NEW.previous_hash FROM audit_log ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(NEW.seq, 1);
  NEW.previous_hash := coalesce(NEW.previous_hash, sha256(''::bytea));
  NEW.hash := sha256(NEW.previous_hash || convert_to(concat_ws('|', NEW.seq, NEW.id,
    extract(epoch FROM NEW.at), NEW.actor_id, NEW.action, NEW.target_kind, NEW.target_id,
    NEW.details::text), 'UTF8'));
  RETURN NEW;
END $$;
CREATE TRIGGER audit_log_chain BEFORE INSERT ON audit_log
  FOR EACH ROW EXECUTE FUNCTION chain_audit();
CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The answer is written in the transaction that did the work: both are there or neither is.
CREATE TABLE first_answers (
  user_id uuid NOT NULL REFERENCES users,
  key text NOT NULL,
  body_hash text NOT NULL,
  reply jsonb,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);

CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  sent_at timestamptz
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL;
CREATE INDEX outbox_by_date ON outbox (created_at DESC, id DESC);
CREATE INDEX outbox_by_recipient ON outbox (lower(recipient), created_at DESC, id DESC);

CREATE TABLE settings (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  min_deposit_usd integer NOT NULL DEFAULT 50 CHECK (min_deposit_usd > 0),
  max_deposit_usd integer,
  min_withdrawal_usd integer NOT NULL DEFAULT 1 CHECK (min_withdrawal_usd > 0),
  daily_withdrawal_usd integer,
  review_hours integer NOT NULL DEFAULT 48,
  minimum_age integer NOT NULL DEFAULT 18,
  deposits_paused boolean NOT NULL DEFAULT false,
  withdrawals_paused boolean NOT NULL DEFAULT false,
  pause_reason text
);
INSERT INTO settings DEFAULT VALUES;

-- An investor's statement: one row per deposit, withdrawal and adjustment (S-185). The balance after
-- is the available balance right after the row's own entry; a hold that was given back left none.
CREATE VIEW transactions AS
  SELECT d.id, d.user_id, 'deposit' AS kind, d.coin AS mode,
    coalesce(d.amount_received_cents, d.amount_cents) AS amount_cents, d.status,
    d.deposit_date AS at, d.receipt_id, d.reason,
    (SELECT credit_balance_cents FROM ledger_entries
      WHERE source = 'deposit' AND source_id = d.id AND leg = 'credit') AS balance_after_cents
  FROM deposits d
UNION ALL
  SELECT w.id, w.user_id, 'withdrawal', w.coin, -w.amount_cents, w.status, w.created_at, NULL,
    w.reason,
    CASE WHEN w.status IN ('requested', 'approved', 'paid') THEN
      (SELECT debit_balance_cents FROM ledger_entries
        WHERE source = 'withdrawal' AND source_id = w.id AND leg = 'hold') END
  FROM withdrawals w
UNION ALL
  SELECT a.id, a.user_id, a.direction,
    CASE a.direction WHEN 'credit' THEN 'Credit' ELSE 'Debit' END,
    CASE a.direction WHEN 'credit' THEN a.amount_cents ELSE -a.amount_cents END,
    'confirmed', a.at, NULL, a.reason,
    (SELECT coalesce(CASE a.direction WHEN 'credit' THEN credit_balance_cents
        ELSE debit_balance_cents END) FROM ledger_entries
      WHERE source = 'adjustment' AND source_id = a.id AND leg = a.direction)
  FROM adjustments a;
