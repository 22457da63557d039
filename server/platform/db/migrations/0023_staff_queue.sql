-- Staff walk one queue by its tabs: what waits, what needs a second look, what is theirs. A waiting
-- deposit may be assigned to one of them, carries notes that only they read, and is declined with a
-- sentence that they choose. Each tab, filter and count has its index.

-- An assignment ends with the decision, so the index of assigned deposits stays as short as the queue.
ALTER TABLE deposits
  ADD COLUMN assigned_to uuid REFERENCES users,
  ADD CONSTRAINT deposits_assigned_pending CHECK (assigned_to IS NULL OR status = 'pending'),
  ADD CONSTRAINT deposits_not_own_assigned CHECK (assigned_to <> user_id);
CREATE INDEX deposits_assigned ON deposits (assigned_to, deposit_date DESC, id DESC)
  WHERE assigned_to IS NOT NULL;

-- The condition of each is written in the same words in server/deposits/list.ts.
CREATE INDEX deposits_flagged ON deposits (deposit_date DESC, id DESC)
  WHERE status = 'pending'
    AND (duplicate OR late OR (receipt_id IS NULL AND txid IS NULL));
CREATE INDEX deposits_not_flagged ON deposits (deposit_date DESC, id DESC)
  WHERE status = 'pending'
    AND NOT (duplicate OR late OR (receipt_id IS NULL AND txid IS NULL));
CREATE INDEX deposits_of_decider ON deposits (decided_by, deposit_date DESC, id DESC)
  WHERE decided_by IS NOT NULL;
CREATE INDEX deposits_decided_of_decider ON deposits (decided_by, decided_at)
  WHERE decided_by IS NOT NULL;

-- Who gets a deposit leaves a line, and only staff get one.
CREATE FUNCTION guard_assignee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM users
      WHERE id = NEW.assigned_to AND role = 'admin' AND status = 'active') THEN
    RAISE EXCEPTION 'deposit % can be assigned to active staff only', NEW.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER deposits_assignee BEFORE UPDATE ON deposits
  FOR EACH ROW
  WHEN (NEW.assigned_to IS NOT NULL AND NEW.assigned_to IS DISTINCT FROM OLD.assigned_to)
  EXECUTE FUNCTION guard_assignee();
CREATE CONSTRAINT TRIGGER deposits_assignee_audited AFTER UPDATE ON deposits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.assigned_to IS DISTINCT FROM OLD.assigned_to)
  EXECUTE FUNCTION require_audit_line('id');

-- The locks of flag_duplicates, in the same order.
CREATE FUNCTION lock_txids(coin text, VARIADIC txids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7303, hashtext(mark)) FROM (
    SELECT DISTINCT coin || txid AS mark FROM unnest(txids) AS txid
    WHERE txid IS NOT NULL ORDER BY mark) AS marks;
END $$;

-- As before, with the assignee among what may change while a deposit waits. A deposit is not credited
-- past the transaction id that it names: where another deposit has that id too, staff name the payment
-- that they checked, so that no empty id lets the same coin count twice. Of two decisions about one id
-- the second waits here for the first.
CREATE OR REPLACE FUNCTION guard_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changeable text[] := CASE
    WHEN NEW.status = OLD.status THEN ARRAY['txid', 'receipt_id', 'duplicate', 'assigned_to']
    ELSE ARRAY['status', 'amount_received_cents', 'checked_txid', 'checked_output',
      'decided_by', 'decided_at', 'note', 'reason', 'assigned_to'] END;
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
  IF OLD.status = 'pending' AND NEW.status = 'confirmed' THEN
    PERFORM lock_txids(NEW.coin, NEW.txid, NEW.checked_txid);
  END IF;
  IF OLD.status = 'pending' AND NEW.status = 'confirmed' AND NEW.checked_txid IS NULL
     AND (EXISTS (SELECT FROM deposits
         WHERE (coin, txid) = (NEW.coin, NEW.txid) AND id <> NEW.id)
       OR EXISTS (SELECT FROM deposits WHERE (coin, checked_txid) = (NEW.coin, NEW.txid))) THEN
    RAISE EXCEPTION 'deposit % is confirmed without the id that another one names', OLD.id
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'deposits_checked_once';
  END IF;
  RETURN NEW;
END $$;

-- An id that staff checked may be one that other deposits name.
CREATE FUNCTION flag_checked_duplicates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH others AS (
    SELECT id FROM deposits WHERE (coin, txid) = (NEW.coin, NEW.checked_txid) AND id <> NEW.id
  UNION
    SELECT id FROM deposits
    WHERE (coin, checked_txid) = (NEW.coin, NEW.checked_txid) AND id <> NEW.id)
  UPDATE deposits SET duplicate = true
  WHERE NOT duplicate
    AND id IN (SELECT id FROM others UNION SELECT NEW.id WHERE EXISTS (SELECT FROM others));
  RETURN NULL;
END $$;
CREATE TRIGGER deposits_checked_duplicates AFTER UPDATE ON deposits
  FOR EACH ROW
  WHEN (NEW.checked_txid IS DISTINCT FROM OLD.checked_txid
    AND NEW.checked_txid IS DISTINCT FROM NEW.txid)
  EXECUTE FUNCTION flag_checked_duplicates();

CREATE TABLE deposit_notes (
  id uuid PRIMARY KEY,
  deposit_id uuid NOT NULL REFERENCES deposits,
  user_id uuid NOT NULL REFERENCES users,
  text text NOT NULL CHECK (text <> ''),
  at timestamptz NOT NULL
);
CREATE INDEX deposit_notes_of_deposit ON deposit_notes (deposit_id, at);
CREATE TRIGGER deposit_notes_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON deposit_notes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER deposit_notes_audited AFTER INSERT ON deposit_notes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_audit_line('deposit_id');

-- Investors read them, so they say what happened and what to do next. A change of settings has its
-- line of the audit log already.
ALTER TABLE settings
  ADD COLUMN deposit_reasons text[] NOT NULL DEFAULT ARRAY[
    'We could not find this payment on the blockchain. If you sent it, please contact us with the transaction ID.',
    'This transaction ID already belongs to another deposit. Please send us the ID of your own payment.',
    'The payment went to an address that is not ours, so we cannot credit it.',
    'The amount that arrived is much smaller than the amount you entered. Please contact us to settle it.',
    'We could not read the proof. Please make a new deposit and attach a clear picture or the transaction ID.',
    'The payment was sent in another coin than the one you chose. Please contact us to settle it.',
    'You entered this deposit twice. We credited the other one.'],
  ADD COLUMN withdrawal_reasons text[] NOT NULL DEFAULT ARRAY[
    'We need to verify your identity first. Please contact us, then request the withdrawal again.',
    'We could not confirm that you asked for this withdrawal. Please change your password and contact us.',
    'This address belongs to another network. Please check it and request the withdrawal again.',
    'Payments to this address are not possible. Please request the withdrawal to another address.',
    'You asked us to stop this withdrawal. The amount is available again.'];
