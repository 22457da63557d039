-- A deposit rests on the payment that staff checked, not on the one that the investor named: the id
-- and output that they looked at are recorded, and one payment is credited once. What the rate and the
-- limits were on arrival is kept, because a late payment is credited at that rate. The bytes of a
-- declined deposit's proof can be removed; its hash stays, so that duplicates are still found.

ALTER TABLE deposits
  ADD COLUMN checked_txid text,
  ADD COLUMN checked_output integer CHECK (checked_output >= 0),
  ADD COLUMN rate_at_arrival numeric(24, 8) CHECK (rate_at_arrival > 0),
  ADD COLUMN rate_at_arrival_sources text[],
  ADD COLUMN rate_at_arrival_as_of timestamptz,
  ADD COLUMN arrival_flags text[] NOT NULL DEFAULT '{}'
    CHECK (arrival_flags <@ ARRAY['paused', 'above-maximum']);

-- For deposits that were confirmed before, the claimed id is the one that was checked. Written by
-- rewriting the table, because decided rows are guarded against an UPDATE.
ALTER TABLE deposits
  ALTER COLUMN checked_txid TYPE text
    USING CASE WHEN status = 'confirmed' THEN lower(txid) ELSE checked_txid END,
  ALTER COLUMN checked_output TYPE integer
    USING CASE WHEN status = 'confirmed' AND txid IS NOT NULL THEN 0 ELSE checked_output END;

ALTER TABLE deposits
  ADD CHECK ((checked_txid IS NULL) = (checked_output IS NULL)),
  ADD CHECK (checked_txid = lower(checked_txid)),
  ADD CHECK (status = 'confirmed' OR checked_txid IS NULL),
  ADD CHECK ((rate_at_arrival IS NULL) = (rate_at_arrival_sources IS NULL)),
  ADD CHECK ((rate_at_arrival IS NULL) = (rate_at_arrival_as_of IS NULL));

DROP INDEX deposits_txid_once;
CREATE UNIQUE INDEX deposits_checked_once ON deposits (coin, checked_txid, checked_output)
  WHERE status = 'confirmed';
CREATE INDEX deposits_by_checked_txid ON deposits (coin, checked_txid)
  WHERE checked_txid IS NOT NULL;

-- What may change is listed, so that a new column is frozen by default. An amount over 1.2 times what
-- was asked needs an adjustment with its reason instead.
CREATE OR REPLACE FUNCTION guard_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changeable text[] := ARRAY['status', 'amount_received_cents', 'checked_txid', 'checked_output',
    'decided_by', 'decided_at', 'note', 'reason', 'duplicate'];
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

-- As before, and also where the id was checked by staff for another deposit.
CREATE OR REPLACE FUNCTION flag_duplicates() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF (SELECT count(*) FROM made) = 1 THEN
    PERFORM pg_advisory_xact_lock(7303, hashtext(mark)) FROM (
      SELECT coin || txid AS mark FROM made WHERE txid IS NOT NULL
      UNION ALL
      SELECT encode(files.sha256, 'hex') FROM made JOIN files ON files.id = made.receipt_id
      ORDER BY mark) AS marks;
  END IF;
  WITH pairs AS (
    SELECT made.id AS one, other.id AS another
    FROM made JOIN deposits other ON (other.coin, other.txid) = (made.coin, made.txid)
    WHERE other.id <> made.id
  UNION ALL
    SELECT made.id, other.id
    FROM made JOIN deposits other ON (other.coin, other.checked_txid) = (made.coin, made.txid)
    WHERE other.id <> made.id
  UNION ALL
    SELECT made.id, other.id
    FROM made JOIN files proof ON proof.id = made.receipt_id
      JOIN files same ON same.sha256 = proof.sha256
      JOIN deposits other ON other.receipt_id = same.id
    WHERE other.id <> made.id)
  UPDATE deposits SET duplicate = true
  WHERE NOT duplicate AND id IN (SELECT one FROM pairs UNION SELECT another FROM pairs);
  RETURN NULL;
END $$;

ALTER TABLE files
  ALTER COLUMN bytes DROP NOT NULL,
  ADD COLUMN bytes_removed_at timestamptz,
  ADD CHECK ((bytes IS NULL) = (bytes_removed_at IS NOT NULL));
CREATE INDEX deposits_declined_with_proof ON deposits (decided_at)
  WHERE status = 'declined' AND receipt_id IS NOT NULL;
CREATE INDEX deposits_pending_of_user ON deposits (user_id) WHERE status = 'pending';
