-- A log that others can verify: a Merkle tree over the audit log (decision 33), which from now on has a
-- line for each movement of money too. The database writes these lines, in two steps: a trigger queues
-- the facts in the transaction that moves the money, without the lock of the hash chain, and one
-- process appends what has been committed. Such a line has no actor; its hash has the word platform.

ALTER TABLE audit_log ALTER COLUMN actor_id DROP NOT NULL;
-- The investor whose line it is, outside the hash.
ALTER TABLE audit_log ADD COLUMN about uuid;
CREATE INDEX audit_log_about ON audit_log (about, seq DESC) WHERE about IS NOT NULL;
CREATE INDEX audit_log_of_people ON audit_log (seq DESC) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_log_of_people_by_date ON audit_log (at DESC, seq DESC)
  WHERE actor_id IS NOT NULL;
CREATE INDEX audit_log_of_entry ON audit_log (((details ->> 'entry')::bigint))
  WHERE action = 'entry.post' AND actor_id IS NULL;

-- What the hash of a line covers, beside the hash of the line before.
CREATE FUNCTION audit_text(line audit_log) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws('|', line.seq, line.id, extract(epoch FROM line.at),
    coalesce(line.actor_id::text, 'platform'), line.action, line.target_kind, line.target_id,
    line.details::text)
$$;
CREATE OR REPLACE FUNCTION audit_hash(line audit_log) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(line.previous_hash || convert_to(audit_text(line), 'UTF8'))
$$;

-- Only the owner writes a line of the platform. A line of an investor's own action is about them.
CREATE OR REPLACE FUNCTION chain_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.actor_id IS NULL THEN
    IF current_user <> (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID) THEN
      RAISE EXCEPTION 'a line of the audit log needs its actor' USING ERRCODE = 'restrict_violation';
    END IF;
  ELSE
    NEW.about := (SELECT id FROM users WHERE id = NEW.actor_id AND role = 'user');
  END IF;
  PERFORM pg_advisory_xact_lock(7301);
  SELECT seq + 1, hash INTO NEW.seq, NEW.previous_hash FROM audit_log ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(NEW.seq, 1);
  NEW.previous_hash := coalesce(NEW.previous_hash, sha256(''::bytea));
  NEW.hash := audit_hash(NEW);
  RETURN NEW;
END $$;

CREATE TABLE log_queue (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  action text NOT NULL,
  target_kind text NOT NULL,
  target_id uuid NOT NULL,
  about uuid,
  details jsonb NOT NULL
);
CREATE TRIGGER log_queue_kept BEFORE UPDATE OR TRUNCATE ON log_queue
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION queue_quote(q quotes) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO log_queue (at, action, target_kind, target_id, about, details)
  VALUES (q.created_at, 'quote.make', 'quote', q.id, q.user_id, jsonb_build_object('coin', q.coin,
    'cents', q.amount_cents, 'units', q.coin_units::text, 'rateUsd', q.rate_usd::text,
    'address', q.address, 'expiresAt', q.expires_at));
END $$;
CREATE FUNCTION queue_deposit(d deposits) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO log_queue (at, action, target_kind, target_id, about, details)
  VALUES (d.deposit_date, 'deposit.make', 'deposit', d.id, d.user_id, jsonb_build_object(
    'coin', d.coin, 'cents', d.amount_cents, 'address', d.address, 'quote', d.quote_id,
    'txid', d.txid));
END $$;
CREATE FUNCTION queue_withdrawal(w withdrawals) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO log_queue (at, action, target_kind, target_id, about, details)
  VALUES (w.created_at, 'withdrawal.make', 'withdrawal', w.id, w.user_id, jsonb_build_object(
    'coin', w.coin, 'cents', w.amount_cents, 'address', w.address));
END $$;
CREATE FUNCTION queue_approval(a approvals) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO log_queue (at, action, target_kind, target_id, details)
  VALUES (a.at, 'approval.record', a.subject_kind, a.subject_id, jsonb_build_object(
    'by', a.by_user, 'content', encode(a.content, 'hex'), 'cents', a.cents));
END $$;
CREATE FUNCTION queue_entry(e ledger_entries) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO log_queue (at, action, target_kind, target_id, about, details)
  SELECT e.at, 'entry.post', CASE e.source WHEN 'adjustment' THEN 'user' ELSE e.source END,
    CASE e.source WHEN 'adjustment' THEN coalesce(debit.user_id, credit.user_id) ELSE e.source_id END,
    coalesce(debit.user_id, credit.user_id), jsonb_build_object('entry', e.id, 'source', e.source,
      'id', e.source_id, 'leg', e.leg, 'cents', e.amount_cents, 'from', debit.kind,
      'to', credit.kind, 'fromAfter', e.debit_balance_cents, 'toAfter', e.credit_balance_cents)
  FROM accounts debit, accounts credit
  WHERE debit.id = e.debit_account_id AND credit.id = e.credit_account_id;
END $$;

CREATE FUNCTION queue_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'quotes' THEN PERFORM queue_quote(NEW);
    WHEN 'deposits' THEN PERFORM queue_deposit(NEW);
    WHEN 'withdrawals' THEN PERFORM queue_withdrawal(NEW);
    WHEN 'approvals' THEN PERFORM queue_approval(NEW);
    ELSE PERFORM queue_entry(NEW);
  END CASE;
  RETURN NULL;
END $$;

-- What is there already.
DO $$
BEGIN
  PERFORM queue_quote(q) FROM (SELECT * FROM quotes ORDER BY created_at, id) q;
  PERFORM queue_deposit(d) FROM (SELECT * FROM deposits ORDER BY deposit_date, id) d;
  PERFORM queue_withdrawal(w) FROM (SELECT * FROM withdrawals ORDER BY created_at, id) w;
  PERFORM queue_approval(a) FROM (SELECT * FROM approvals ORDER BY at, id) a;
  PERFORM queue_entry(e) FROM (SELECT * FROM ledger_entries ORDER BY id) e;
END $$;

CREATE TRIGGER quotes_logged AFTER INSERT ON quotes
  FOR EACH ROW EXECUTE FUNCTION queue_line();
CREATE TRIGGER deposits_logged AFTER INSERT ON deposits
  FOR EACH ROW EXECUTE FUNCTION queue_line();
CREATE TRIGGER withdrawals_logged AFTER INSERT ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION queue_line();
CREATE TRIGGER approvals_logged AFTER INSERT ON approvals
  FOR EACH ROW EXECUTE FUNCTION queue_line();
CREATE TRIGGER ledger_entries_logged AFTER INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION queue_line();

-- Appends at most `most` queued lines and returns their number.
CREATE FUNCTION append_queue(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  appended integer;
BEGIN
  IF NOT EXISTS (SELECT FROM log_queue) THEN
    RETURN 0;
  END IF;
  PERFORM pg_advisory_xact_lock(7301);
  WITH taken AS (
    DELETE FROM log_queue WHERE id IN (SELECT id FROM log_queue ORDER BY id LIMIT most)
    RETURNING *)
  INSERT INTO audit_log (id, at, action, target_kind, target_id, about, details)
    SELECT gen_random_uuid(), at, action, target_kind, target_id, about, details
    FROM taken ORDER BY id;
  GET DIAGNOSTICS appended = ROW_COUNT;
  RETURN appended;
END $$;

-- Complete subtrees of the Merkle tree from level 1 on: level 0 are the lines themselves.
CREATE TABLE log_nodes (
  level smallint NOT NULL CHECK (level > 0),
  place bigint NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (level, place)
);
CREATE TRIGGER log_nodes_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON log_nodes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Adds the subtrees that are complete and returns the number of lines.
CREATE FUNCTION grow_log() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  lines bigint;
  known bigint;
  step smallint := 2;
BEGIN
  PERFORM pg_advisory_xact_lock(7302);
  lines := coalesce((SELECT max(seq) FROM audit_log), 0);
  known := coalesce((SELECT max(place) + 1 FROM log_nodes WHERE level = 1), 0);
  INSERT INTO log_nodes (level, place, hash)
    SELECT 1, (seq - 1) / 2,
      sha256('\x01'::bytea || string_agg(sha256('\x00'::bytea || hash), ''::bytea ORDER BY seq))
    FROM audit_log WHERE seq > known * 2 AND seq <= (lines / 2) * 2
    GROUP BY (seq - 1) / 2;
  WHILE lines >> step > 0 LOOP
    known := coalesce((SELECT max(place) + 1 FROM log_nodes WHERE level = step), 0);
    INSERT INTO log_nodes (level, place, hash)
      SELECT step, place / 2, sha256('\x01'::bytea || string_agg(hash, ''::bytea ORDER BY place))
      FROM log_nodes
      WHERE level = step - 1 AND place >= known * 2 AND place < (lines >> step) * 2
      GROUP BY place / 2;
    step := step + 1;
  END LOOP;
  RETURN lines;
END $$;

-- The key that signs an origin, from its first head on.
CREATE TABLE log_keys (
  origin text PRIMARY KEY,
  public_key bytea NOT NULL,
  registered_at timestamptz NOT NULL
);
CREATE TRIGGER log_keys_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON log_keys
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Signed heads. A note only ever gains the signatures of witnesses.
CREATE TABLE log_heads (
  origin text NOT NULL REFERENCES log_keys,
  size bigint NOT NULL CHECK (size >= 0),
  root bytea NOT NULL,
  note text NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (origin, size)
);
CREATE TRIGGER log_heads_kept BEFORE DELETE OR TRUNCATE ON log_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE FUNCTION guard_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF EXISTS (SELECT FROM log_heads WHERE origin = NEW.origin AND size > NEW.size) THEN
      RAISE EXCEPTION 'the log % has a larger head', NEW.origin USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF to_jsonb(NEW) - 'note' <> to_jsonb(OLD) - 'note' OR NOT starts_with(NEW.note, OLD.note) THEN
    RAISE EXCEPTION 'a head only gains signatures' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER log_heads_guard BEFORE INSERT OR UPDATE ON log_heads
  FOR EACH ROW EXECUTE FUNCTION guard_head();

DO $$
DECLARE
  writer text;
BEGIN
  FOREACH writer IN ARRAY ARRAY['queue_line()', 'append_queue(integer)', 'grow_log()']
  LOOP
    EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = %I, pg_temp',
      writer, current_schema());
  END LOOP;
  REVOKE EXECUTE ON FUNCTION queue_line() FROM PUBLIC;
END $$;
