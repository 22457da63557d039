-- Status and entries must agree when a transaction commits: a confirmed deposit has its credit and
-- nothing else has, a withdrawal holds, releases or settles just as its status says. Checked at commit
-- because the row and its entry are written one after the other.

CREATE FUNCTION entry_agrees() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  debit record;
  credit record;
  fits boolean;
BEGIN
  SELECT kind, user_id INTO debit FROM accounts WHERE id = NEW.debit_account_id;
  SELECT kind, user_id INTO credit FROM accounts WHERE id = NEW.credit_account_id;
  IF NEW.source = 'deposit' THEN
    fits := NEW.leg = 'credit' AND debit.kind = 'custody' AND credit.kind = 'available' AND EXISTS (
      SELECT FROM deposits WHERE id = NEW.source_id AND status = 'confirmed'
        AND user_id = credit.user_id AND amount_received_cents = NEW.amount_cents);
  ELSIF NEW.source = 'withdrawal' THEN
    fits := EXISTS (
      SELECT FROM withdrawals WHERE id = NEW.source_id AND amount_cents = NEW.amount_cents AND (
        NEW.leg = 'hold' AND debit.kind = 'available' AND credit.kind = 'held'
          AND (debit.user_id, credit.user_id) = (user_id, user_id)
        OR NEW.leg = 'release' AND debit.kind = 'held' AND credit.kind = 'available'
          AND (debit.user_id, credit.user_id) = (user_id, user_id)
          AND status IN ('declined', 'cancelled')
        OR NEW.leg = 'settle' AND debit.kind = 'held' AND credit.kind = 'payouts'
          AND debit.user_id = user_id AND status = 'paid'));
  ELSE
    fits := EXISTS (
      SELECT FROM adjustments WHERE id = NEW.source_id AND amount_cents = NEW.amount_cents
        AND direction = NEW.leg AND (
          NEW.leg = 'credit' AND debit.kind = 'adjustments' AND credit.kind = 'available'
            AND credit.user_id = user_id
          OR NEW.leg = 'debit' AND debit.kind = 'available' AND credit.kind = 'adjustments'
            AND debit.user_id = user_id));
  END IF;
  IF NOT fits THEN
    RAISE EXCEPTION 'entry % does not agree with % %', NEW.id, NEW.source, NEW.source_id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entries_agree AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION entry_agrees();

CREATE FUNCTION require_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  expected text[];
  found text[];
BEGIN
  IF TG_TABLE_NAME = 'deposits' THEN
    expected := CASE WHEN NEW.status = 'confirmed' THEN '{credit}' ELSE '{}' END;
  ELSIF TG_TABLE_NAME = 'adjustments' THEN
    expected := ARRAY[NEW.direction];
  ELSE
    -- The row as it is at commit: it may have moved on since this event was queued.
    SELECT CASE
        WHEN status IN ('declined', 'cancelled') THEN '{hold,release}'::text[]
        WHEN status = 'paid' THEN '{hold,settle}'::text[]
        ELSE '{hold}'::text[] END
      INTO expected FROM withdrawals WHERE id = NEW.id;
  END IF;
  SELECT coalesce(array_agg(leg ORDER BY leg), '{}') INTO found FROM ledger_entries
    WHERE source = TG_ARGV[0] AND source_id = NEW.id;
  IF found <> expected THEN
    RAISE EXCEPTION '% % must have the entries %, but has %', TG_ARGV[0], NEW.id, expected, found
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER deposits_agree AFTER INSERT OR UPDATE ON deposits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'confirmed')
  EXECUTE FUNCTION require_entries('deposit');
CREATE CONSTRAINT TRIGGER withdrawals_agree AFTER INSERT OR UPDATE ON withdrawals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_entries('withdrawal');
CREATE CONSTRAINT TRIGGER adjustments_agree AFTER INSERT ON adjustments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_entries('adjustment');

-- Each line counts something that must be zero; readiness and the tests read it.
CREATE VIEW ledger_invariants AS
  SELECT 'balance differs from the sum of its entries' AS invariant, count(*) AS broken
  FROM accounts a
  WHERE a.user_id IS NOT NULL AND a.balance_cents <>
    (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entries WHERE credit_account_id = a.id)
    - (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entries WHERE debit_account_id = a.id)
UNION ALL
  SELECT 'balance below zero', count(*) FROM accounts WHERE balance_cents < 0
UNION ALL
  SELECT 'user without both accounts', count(*) FROM users u
  WHERE (SELECT count(*) FROM accounts WHERE user_id = u.id) <> 2
UNION ALL
  SELECT 'confirmed deposit without its credit', count(*) FROM deposits d
  WHERE d.status = 'confirmed' AND NOT EXISTS (
    SELECT FROM ledger_entries e WHERE e.source = 'deposit' AND e.source_id = d.id
      AND e.leg = 'credit' AND e.amount_cents = d.amount_received_cents)
UNION ALL
  SELECT 'credit without a confirmed deposit', count(*) FROM ledger_entries e
  WHERE e.source = 'deposit' AND NOT EXISTS (
    SELECT FROM deposits d WHERE d.id = e.source_id AND d.status = 'confirmed')
UNION ALL
  SELECT 'held balance differs from the open withdrawals', count(*) FROM accounts a
  WHERE a.kind = 'held' AND a.balance_cents <> (
    SELECT coalesce(sum(w.amount_cents), 0) FROM withdrawals w
    WHERE w.user_id = a.user_id AND w.status IN ('requested', 'approved'));
