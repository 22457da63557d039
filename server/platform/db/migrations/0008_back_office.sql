-- What staff need to work one queue together, and fast: who reads which item now, which deposits share
-- a proof or a transaction id with another, a log that can be checked line by line, and an index for
-- every filter and sort that a list of the back-office offers.

-- A claim informs and never blocks: the status of the item is what decides (S-293). Of an item there is
-- one at most, and it ends by itself, so that a closed browser keeps nothing from anybody.
CREATE TABLE claims (
  target_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  until timestamptz NOT NULL
);
CREATE INDEX claims_until ON claims (until);

-- Whether another deposit has the same proof file or transaction id (S-294). It is kept here because a
-- list that looked for doubles each time would have to compare a million rows.
ALTER TABLE deposits ADD COLUMN duplicate boolean NOT NULL DEFAULT false;

-- Joins that read all of deposits look cheap to the planner while the table is small, and the plan of a
-- trigger is kept: hence only those that go by an index.
CREATE FUNCTION flag_duplicates() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  -- Two that are sent at once see each other because the second waits here for the first. A bulk load
  -- is one process's alone, and would need more locks than the server has.
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
    FROM made JOIN files proof ON proof.id = made.receipt_id
      JOIN files same ON same.sha256 = proof.sha256
      JOIN deposits other ON other.receipt_id = same.id
    WHERE other.id <> made.id)
  UPDATE deposits SET duplicate = true
  WHERE NOT duplicate AND id IN (SELECT one FROM pairs UNION SELECT another FROM pairs);
  RETURN NULL;
END $$;
CREATE TRIGGER deposits_duplicates AFTER INSERT ON deposits
  REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION flag_duplicates();

-- The flag is the one thing about a decided deposit that may still change: from false to true, by the
-- insert that brought the double. Compared as a whole, so that a column of tomorrow is frozen as well.
CREATE OR REPLACE FUNCTION guard_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.duplicate <> OLD.duplicate AND (OLD.duplicate OR pg_trigger_depth() < 2) THEN
    RAISE EXCEPTION 'whether a deposit has a double is found, never told'
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.status <> 'pending' AND (NEW.duplicate = OLD.duplicate
     OR to_jsonb(NEW) - 'duplicate' <> to_jsonb(OLD) - 'duplicate') THEN
    RAISE EXCEPTION 'deposit % was decided before', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.user_id, NEW.coin, NEW.amount_cents, NEW.address, NEW.late, NEW.deposit_date)
     <> (OLD.id, OLD.user_id, OLD.coin, OLD.amount_cents, OLD.address, OLD.late, OLD.deposit_date)
     OR (NEW.quote_id, NEW.wallet_id, NEW.txid, NEW.receipt_id)
     IS DISTINCT FROM (OLD.quote_id, OLD.wallet_id, OLD.txid, OLD.receipt_id) THEN
    RAISE EXCEPTION 'what a deposit asked is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

-- What a line's hash must be: the chain is written and checked by the same words.
CREATE FUNCTION audit_hash(line audit_log) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(line.previous_hash || convert_to(concat_ws('|', line.seq, line.id,
    extract(epoch FROM line.at), line.actor_id, line.action, line.target_kind, line.target_id,
    line.details::text), 'UTF8'))
$$;
CREATE OR REPLACE FUNCTION chain_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7301);
  SELECT seq + 1, hash INTO NEW.seq, NEW.previous_hash FROM audit_log ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(NEW.seq, 1);
  NEW.previous_hash := coalesce(NEW.previous_hash, sha256(''::bytea));
  NEW.hash := audit_hash(NEW);
  RETURN NEW;
END $$;

-- One index for all statuses looks dearer to the planner than reading by date and leaving out the
-- others, which goes wrong where it matters: the newest ten thousand are all pending.
DROP INDEX deposits_by_status;
CREATE INDEX deposits_pending ON deposits (deposit_date DESC, id DESC) WHERE status = 'pending';
CREATE INDEX deposits_confirmed ON deposits (deposit_date DESC, id DESC) WHERE status = 'confirmed';
CREATE INDEX deposits_declined ON deposits (deposit_date DESC, id DESC) WHERE status = 'declined';
CREATE INDEX deposits_by_reference ON deposits (right(id::text, 10) text_pattern_ops);
CREATE INDEX deposits_with_proof ON deposits (deposit_date DESC, id DESC)
  WHERE receipt_id IS NOT NULL;
CREATE INDEX deposits_without_proof ON deposits (deposit_date DESC, id DESC)
  WHERE receipt_id IS NULL;
CREATE INDEX deposits_duplicates ON deposits (deposit_date DESC, id DESC) WHERE duplicate;
CREATE INDEX deposits_pending_by_amount ON deposits (amount_cents, id) WHERE status = 'pending';
CREATE INDEX deposits_pending_by_coin ON deposits (coin, deposit_date DESC, id DESC)
  WHERE status = 'pending';
CREATE INDEX deposits_decided ON deposits (decided_at) WHERE decided_at IS NOT NULL;

CREATE INDEX withdrawals_by_reference ON withdrawals (right(id::text, 10) text_pattern_ops);
CREATE INDEX withdrawals_by_coin ON withdrawals (coin, created_at DESC, id DESC);
CREATE INDEX withdrawals_decided ON withdrawals ((coalesce(paid_at, decided_at)))
  WHERE decided_at IS NOT NULL;

CREATE INDEX users_by_status ON users (status, created_at DESC, id DESC);
CREATE INDEX users_verified ON users (created_at DESC, id DESC) WHERE verified_at IS NOT NULL;
CREATE INDEX users_not_verified ON users (created_at DESC, id DESC) WHERE verified_at IS NULL;
CREATE INDEX users_staff_by_date ON users (created_at DESC, id DESC) WHERE role = 'admin';
-- People are looked for by their family name as often as by their first.
CREATE INDEX users_last_name_prefix
  ON users (lower(regexp_replace(full_name, '^.*\s', '')) text_pattern_ops);

-- Lines of some days are read in the order of their time: a number says nothing about a date.
CREATE INDEX audit_log_by_date ON audit_log (at DESC, seq DESC);
CREATE INDEX audit_log_of_action ON audit_log (action, seq DESC);
CREATE INDEX audit_log_of_kind ON audit_log (target_kind, seq DESC);
