-- An investor says that the coin was sent before there is a deposit, and may add or replace the proof
-- while the deposit is pending. Transactions are listed by the moment of their posting, because the
-- balance runs in that order.

-- The deposit of a quote is kept here, so that payments without a deposit are found by an index.
DROP TRIGGER quotes_kept ON quotes;
ALTER TABLE quotes
  ADD COLUMN sent_at timestamptz,
  ADD COLUMN discarded_at timestamptz,
  ADD COLUMN deposit_id uuid;
UPDATE quotes SET deposit_id = deposits.id FROM deposits WHERE deposits.quote_id = quotes.id;
CREATE TRIGGER quotes_kept BEFORE TRUNCATE ON quotes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE INDEX quotes_open_of_user ON quotes (user_id, created_at DESC)
  WHERE deposit_id IS NULL AND discarded_at IS NULL;
CREATE INDEX quotes_announced ON quotes (sent_at DESC, id DESC)
  WHERE sent_at IS NOT NULL AND deposit_id IS NULL AND discarded_at IS NULL;

CREATE FUNCTION guard_quote() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changeable text[] := ARRAY['sent_at', 'discarded_at', 'deposit_id'];
BEGIN
  IF to_jsonb(NEW) - changeable <> to_jsonb(OLD) - changeable THEN
    RAISE EXCEPTION 'the terms of a quote never change' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.sent_at IS NOT NULL AND NEW.sent_at IS DISTINCT FROM OLD.sent_at
     OR OLD.discarded_at IS NOT NULL AND NEW.discarded_at IS DISTINCT FROM OLD.discarded_at THEN
    RAISE EXCEPTION 'what was said about quote % was said before', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.deposit_id IS DISTINCT FROM OLD.deposit_id
     AND (OLD.deposit_id IS NOT NULL OR pg_trigger_depth() < 2) THEN
    RAISE EXCEPTION 'only a new deposit is linked to its quote' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.deposit_id IS NOT NULL AND to_jsonb(NEW) <> to_jsonb(OLD) THEN
    RAISE EXCEPTION 'quote % has a deposit', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER quotes_guard BEFORE UPDATE ON quotes
  FOR EACH ROW EXECUTE FUNCTION guard_quote();
CREATE CONSTRAINT TRIGGER quotes_audited AFTER UPDATE ON quotes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((NEW.sent_at, NEW.discarded_at) IS DISTINCT FROM (OLD.sent_at, OLD.discarded_at))
  EXECUTE FUNCTION require_audit_line('id');

CREATE FUNCTION link_quote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quotes SET deposit_id = NEW.id WHERE id = NEW.quote_id;
  RETURN NULL;
END $$;
CREATE TRIGGER deposits_quote AFTER INSERT ON deposits
  FOR EACH ROW WHEN (NEW.quote_id IS NOT NULL) EXECUTE FUNCTION link_quote();

-- Each step names the columns that it may change; all others are frozen, later ones included. The
-- proof of a pending deposit may change, and a decision does not change the proof.
CREATE OR REPLACE FUNCTION guard_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changeable text[] := CASE
    WHEN NEW.status = OLD.status THEN ARRAY['txid', 'receipt_id', 'duplicate']
    ELSE ARRAY['status', 'amount_received_cents', 'checked_txid', 'checked_output',
      'decided_by', 'decided_at', 'note', 'reason'] END;
BEGIN
  IF NEW.duplicate <> OLD.duplicate AND (OLD.duplicate OR pg_trigger_depth() < 2) THEN
    RAISE EXCEPTION 'whether a deposit has a double is found, never told'
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.status <> 'pending' AND (NEW.duplicate = OLD.duplicate
     OR to_jsonb(NEW) - 'duplicate' <> to_jsonb(OLD) - 'duplicate') THEN
    RAISE EXCEPTION 'deposit % was decided before', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF to_jsonb(NEW) - changeable <> to_jsonb(OLD) - changeable THEN
    RAISE EXCEPTION 'what a deposit asked is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.status = 'pending' AND NEW.amount_received_cents * 10 > NEW.amount_cents * 12 THEN
    RAISE EXCEPTION 'deposit % is credited more than 1.2 times what was asked', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE CONSTRAINT TRIGGER deposits_proof_audited AFTER UPDATE ON deposits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((NEW.txid, NEW.receipt_id) IS DISTINCT FROM (OLD.txid, OLD.receipt_id))
  EXECUTE FUNCTION require_audit_line('id');

-- A proof that came later is compared like one that came with the deposit.
CREATE FUNCTION flag_later_duplicates() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7303, hashtext(mark)) FROM (
    SELECT NEW.coin || NEW.txid AS mark WHERE NEW.txid IS NOT NULL
    UNION ALL
    SELECT encode(sha256, 'hex') FROM files WHERE id = NEW.receipt_id
    ORDER BY mark) AS marks;
  WITH others AS (
    SELECT id FROM deposits WHERE (coin, txid) = (NEW.coin, NEW.txid) AND id <> NEW.id
  UNION ALL
    SELECT id FROM deposits WHERE (coin, checked_txid) = (NEW.coin, NEW.txid) AND id <> NEW.id
  UNION ALL
    SELECT other.id
    FROM files proof JOIN files same ON same.sha256 = proof.sha256
      JOIN deposits other ON other.receipt_id = same.id
    WHERE proof.id = NEW.receipt_id AND other.id <> NEW.id)
  UPDATE deposits SET duplicate = true
  WHERE NOT duplicate
    AND id IN (SELECT id FROM others UNION SELECT NEW.id WHERE EXISTS (SELECT FROM others));
  RETURN NULL;
END $$;
CREATE TRIGGER deposits_later_duplicates AFTER UPDATE ON deposits
  FOR EACH ROW
  WHEN ((NEW.txid, NEW.receipt_id) IS DISTINCT FROM (OLD.txid, OLD.receipt_id))
  EXECUTE FUNCTION flag_later_duplicates();

-- The order of an investor's list: what is in progress first, then by posting. A fixed number of hours
-- is the same in every time zone, so the function may be in an index.
CREATE FUNCTION listed_at(posted_at timestamptz, submitted_at timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(posted_at, submitted_at + interval '8766000 hours')
$$;
CREATE INDEX deposits_listed_of_user ON deposits
  (user_id, listed_at(decided_at, deposit_date) DESC, id DESC);
CREATE INDEX withdrawals_listed_of_user ON withdrawals
  (user_id, listed_at(CASE WHEN status IN ('paid', 'declined', 'cancelled')
    THEN coalesce(paid_at, decided_at) END, created_at) DESC, id DESC);

-- One row per deposit, withdrawal and adjustment (S-185). A row is posted once it is decided or paid;
-- `quoted_cents` is what was asked where another amount was credited.
DROP VIEW transactions;
CREATE VIEW transactions AS
  SELECT d.id, d.user_id, 'deposit' AS kind, d.coin AS mode,
    coalesce(d.amount_received_cents, d.amount_cents) AS amount_cents,
    CASE WHEN d.amount_received_cents <> d.amount_cents THEN d.amount_cents END AS quoted_cents,
    d.status, d.deposit_date AS at, d.decided_at AS posted_at,
    listed_at(d.decided_at, d.deposit_date) AS listed_at,
    d.receipt_id, d.address, d.txid, d.reason
  FROM deposits d
UNION ALL
  SELECT w.id, w.user_id, 'withdrawal', w.coin, -w.amount_cents, NULL, w.status, w.created_at,
    CASE WHEN w.status IN ('paid', 'declined', 'cancelled')
      THEN coalesce(w.paid_at, w.decided_at) END,
    listed_at(CASE WHEN w.status IN ('paid', 'declined', 'cancelled')
      THEN coalesce(w.paid_at, w.decided_at) END, w.created_at),
    NULL, w.address, w.txid, w.reason
  FROM withdrawals w
UNION ALL
  SELECT a.id, a.user_id, a.direction,
    CASE a.direction WHEN 'credit' THEN 'Credit' ELSE 'Debit' END,
    CASE a.direction WHEN 'credit' THEN a.amount_cents ELSE -a.amount_cents END,
    NULL, 'confirmed', a.at, a.at, a.at, NULL, NULL, NULL, a.reason
  FROM adjustments a;
