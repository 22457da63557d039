-- Staff and the investor write to each other about one deposit or withdrawal, on its record. What was
-- written stays as it is, and who has to write next is found from it: a question of staff waits for the
-- investor, an answer waits for staff.

CREATE TABLE messages (
  id uuid PRIMARY KEY,
  -- Two messages can have the same time.
  seq bigint GENERATED ALWAYS AS IDENTITY,
  deposit_id uuid REFERENCES deposits,
  withdrawal_id uuid REFERENCES withdrawals,
  -- The investor of the deposit or withdrawal.
  user_id uuid NOT NULL REFERENCES users,
  author_id uuid NOT NULL REFERENCES users,
  by_staff boolean NOT NULL,
  text text NOT NULL
    CHECK (char_length(text) BETWEEN 1 AND 1000 AND text = btrim(text, E' \t\r\n')),
  created_at timestamptz NOT NULL,
  -- When the other side read it.
  read_at timestamptz,
  CONSTRAINT messages_of_one CHECK (num_nonnulls(deposit_id, withdrawal_id) = 1),
  CONSTRAINT messages_author CHECK (by_staff = (author_id <> user_id))
);
CREATE INDEX messages_of_deposit ON messages (deposit_id, seq)
  WHERE deposit_id IS NOT NULL;
CREATE INDEX messages_of_withdrawal ON messages (withdrawal_id, seq)
  WHERE withdrawal_id IS NOT NULL;
CREATE INDEX messages_unread_of_user ON messages (user_id) WHERE by_staff AND read_at IS NULL;

CREATE TRIGGER messages_kept BEFORE DELETE OR TRUNCATE ON messages
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION guard_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.read_at IS NOT NULL OR NEW.user_id IS DISTINCT FROM coalesce(
        (SELECT user_id FROM deposits WHERE id = NEW.deposit_id),
        (SELECT user_id FROM withdrawals WHERE id = NEW.withdrawal_id))
       OR NEW.by_staff AND NOT EXISTS (
         SELECT FROM users WHERE id = NEW.author_id AND role = 'admin') THEN
      RAISE EXCEPTION 'a message is of the investor or of staff' USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF OLD.read_at IS NOT NULL OR NEW.read_at IS NULL
     OR to_jsonb(NEW) - 'read_at' <> to_jsonb(OLD) - 'read_at' THEN
    RAISE EXCEPTION 'message % is only ever read, and once', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER messages_guard BEFORE INSERT OR UPDATE ON messages
  FOR EACH ROW EXECUTE FUNCTION guard_message();
CREATE CONSTRAINT TRIGGER messages_deposit_audited AFTER INSERT ON messages
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.by_staff AND NEW.deposit_id IS NOT NULL)
  EXECUTE FUNCTION require_audit_line('deposit_id');
CREATE CONSTRAINT TRIGGER messages_withdrawal_audited AFTER INSERT ON messages
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.by_staff AND NEW.withdrawal_id IS NOT NULL)
  EXECUTE FUNCTION require_audit_line('withdrawal_id');

-- The side that has to write next. Only messages and a decision change it.
ALTER TABLE deposits ADD COLUMN awaits text CHECK (awaits IN ('investor', 'staff'));
ALTER TABLE withdrawals ADD COLUMN awaits text CHECK (awaits IN ('investor', 'staff'));
CREATE INDEX deposits_awaiting ON deposits (awaits, deposit_date DESC, id DESC)
  WHERE awaits IS NOT NULL;
CREATE INDEX withdrawals_awaiting ON withdrawals (awaits, created_at DESC, id DESC)
  WHERE awaits IS NOT NULL;
CREATE INDEX deposits_asked_of_user ON deposits (user_id) WHERE awaits = 'investor';
CREATE INDEX withdrawals_asked_of_user ON withdrawals (user_id) WHERE awaits = 'investor';

CREATE FUNCTION guard_awaits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 OR to_jsonb(NEW) - 'awaits' <> to_jsonb(OLD) - 'awaits' THEN
    RAISE EXCEPTION 'only a message changes who writes next about %', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER deposits_guard ON deposits;
CREATE TRIGGER deposits_guard BEFORE UPDATE ON deposits
  FOR EACH ROW WHEN (NEW.awaits IS NOT DISTINCT FROM OLD.awaits)
  EXECUTE FUNCTION guard_deposit();
CREATE TRIGGER deposits_awaits BEFORE UPDATE ON deposits
  FOR EACH ROW WHEN (NEW.awaits IS DISTINCT FROM OLD.awaits)
  EXECUTE FUNCTION guard_awaits();
DROP TRIGGER withdrawals_guard ON withdrawals;
CREATE TRIGGER withdrawals_guard BEFORE UPDATE ON withdrawals
  FOR EACH ROW WHEN (NEW.awaits IS NOT DISTINCT FROM OLD.awaits)
  EXECUTE FUNCTION guard_withdrawal();
CREATE TRIGGER withdrawals_awaits BEFORE UPDATE ON withdrawals
  FOR EACH ROW WHEN (NEW.awaits IS DISTINCT FROM OLD.awaits)
  EXECUTE FUNCTION guard_awaits();

-- Triggers run in the order of their names: after the guards, which saw no change of it.
CREATE FUNCTION end_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.awaits := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER deposits_waiting_ends BEFORE UPDATE ON deposits
  FOR EACH ROW WHEN (NEW.status <> OLD.status AND OLD.awaits IS NOT NULL)
  EXECUTE FUNCTION end_waiting();
CREATE TRIGGER withdrawals_waiting_ends BEFORE UPDATE ON withdrawals
  FOR EACH ROW WHEN (NEW.status <> OLD.status AND OLD.awaits IS NOT NULL)
  EXECUTE FUNCTION end_waiting();

-- After a decision staff need no answer, and what the investor writes waits until staff have read it.
CREATE FUNCTION pass_turn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deposits SET awaits = turn FROM (
    SELECT id, CASE WHEN NOT NEW.by_staff THEN 'staff' WHEN status = 'pending' THEN 'investor' END
      AS turn
    FROM deposits WHERE id = NEW.deposit_id) AS next
  WHERE deposits.id = next.id AND awaits IS DISTINCT FROM turn;
  UPDATE withdrawals SET awaits = turn FROM (
    SELECT id, CASE WHEN NOT NEW.by_staff THEN 'staff'
      WHEN status IN ('requested', 'approved') THEN 'investor' END AS turn
    FROM withdrawals WHERE id = NEW.withdrawal_id) AS next
  WHERE withdrawals.id = next.id AND awaits IS DISTINCT FROM turn;
  RETURN NULL;
END $$;
CREATE TRIGGER messages_turn AFTER INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION pass_turn();

CREATE FUNCTION end_turn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deposits SET awaits = NULL
  WHERE id = NEW.deposit_id AND status <> 'pending' AND awaits = 'staff';
  UPDATE withdrawals SET awaits = NULL
  WHERE id = NEW.withdrawal_id AND status NOT IN ('requested', 'approved') AND awaits = 'staff';
  RETURN NULL;
END $$;
CREATE TRIGGER messages_read AFTER UPDATE ON messages
  FOR EACH ROW WHEN (NOT NEW.by_staff) EXECUTE FUNCTION end_turn();

-- An answer of the investor is flagged like other doubts, after a decision too. The conditions are
-- written in the same words in server/deposits/list.ts.
DROP INDEX deposits_flagged;
DROP INDEX deposits_not_flagged;
CREATE INDEX deposits_flagged ON deposits (deposit_date DESC, id DESC)
  WHERE status = 'pending' AND (duplicate OR late OR (receipt_id IS NULL AND txid IS NULL))
    OR awaits = 'staff';
CREATE INDEX deposits_not_flagged ON deposits (deposit_date DESC, id DESC)
  WHERE status = 'pending'
    AND NOT (duplicate OR late OR (receipt_id IS NULL AND txid IS NULL))
    AND awaits IS DISTINCT FROM 'staff';

-- An investor sorts by the signed amount; each branch of the view has an index for it.
CREATE INDEX deposits_amount_of_user ON deposits
  (user_id, (coalesce(amount_received_cents, amount_cents)) DESC, id DESC);
CREATE INDEX withdrawals_amount_of_user ON withdrawals (user_id, (-amount_cents) DESC, id DESC);
CREATE INDEX adjustments_amount_of_user ON adjustments
  (user_id, (CASE direction WHEN 'credit' THEN amount_cents ELSE -amount_cents END) DESC, id DESC);
