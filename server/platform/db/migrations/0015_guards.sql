-- What decides where money goes and who may move it is guarded like the ledger itself: receiving
-- addresses, proofs, settings, verifications, quotes and people. What changes one of these has its line
-- of the audit log in the same transaction, so that a change beside the product leaves a trace.

CREATE TRIGGER quotes_not_deleted BEFORE DELETE ON quotes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER verifications_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON verifications
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER settings_kept BEFORE DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER wallets_kept BEFORE DELETE OR TRUNCATE ON wallets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER files_kept BEFORE DELETE OR TRUNCATE ON files
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER users_kept BEFORE DELETE OR TRUNCATE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Compared as a whole, so that a later column is frozen as well.
CREATE FUNCTION guard_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.retired_at IS NOT NULL OR NEW.retired_at IS NULL OR NEW.retired_by IS NULL
     OR to_jsonb(NEW) - '{retired_at,retired_by}'::text[]
     <> to_jsonb(OLD) - '{retired_at,retired_by}'::text[] THEN
    RAISE EXCEPTION 'a receiving address is only ever retired, and once'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER wallets_guard BEFORE UPDATE ON wallets
  FOR EACH ROW EXECUTE FUNCTION guard_wallet();

-- The bytes of a proof may go when each deposit that has it was declined long ago; the row stays. The
-- inner condition reads a column that not every schema has, and is only looked at without bytes.
CREATE FUNCTION guard_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.bytes IS NULL AND OLD.purpose = 'proof' THEN
    IF OLD.bytes_removed_at IS NULL AND NEW.bytes_removed_at IS NOT NULL
       AND (NEW.id, NEW.user_id, NEW.purpose, NEW.type, NEW.size, NEW.sha256, NEW.created_at)
         = (OLD.id, OLD.user_id, OLD.purpose, OLD.type, OLD.size, OLD.sha256, OLD.created_at)
       AND EXISTS (SELECT FROM deposits WHERE receipt_id = NEW.id)
       AND NOT EXISTS (SELECT FROM deposits WHERE receipt_id = NEW.id
         AND (status <> 'declined' OR decided_at > NEW.bytes_removed_at - interval '180 days')) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'a file never changes' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER files_guard BEFORE UPDATE ON files
  FOR EACH ROW EXECUTE FUNCTION guard_file();

CREATE FUNCTION guard_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.created_at, NEW.sample) <> (OLD.id, OLD.created_at, OLD.sample) THEN
    RAISE EXCEPTION 'the origin of a user is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  -- The operator restores a staff account by a command, also when another member of staff closed it.
  IF OLD.status = 'closed' AND NEW.status <> 'closed' AND NEW.role <> 'admin' THEN
    RAISE EXCEPTION 'a closed account stays closed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER users_guard BEFORE UPDATE ON users
  FOR EACH ROW EXECUTE FUNCTION guard_user();

-- The newest line about a row must be this transaction's own. It holds the lock of the chain until it
-- ends, so no line of another can come in between. The argument names the column with the id that the
-- line is about; settings have the nil UUID.
CREATE FUNCTION require_audit_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  target uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  IF TG_NARGS > 0 THEN
    target := to_jsonb(NEW) ->> TG_ARGV[0];
  END IF;
  IF (SELECT xmin FROM audit_log WHERE target_id = target ORDER BY seq DESC LIMIT 1)
     IS NOT DISTINCT FROM pg_current_xact_id()::xid THEN
    RETURN NULL;
  END IF;
  -- An empty database has nobody yet who could be named as the author of its first staff account.
  IF TG_TABLE_NAME = 'users' AND TG_OP = 'INSERT' AND NOT EXISTS (
    SELECT FROM users WHERE role = 'admin' AND id <> target) THEN
    RETURN NULL;
  END IF;
  -- Sample data is a hundred thousand verifications that no person made.
  IF TG_TABLE_NAME = 'verifications' AND EXISTS (
    SELECT FROM users WHERE id = target AND sample AND role = 'user') THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% of % % has no line in the audit log', TG_OP, TG_TABLE_NAME, target
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE CONSTRAINT TRIGGER settings_audited AFTER INSERT OR UPDATE ON settings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_audit_line();
CREATE CONSTRAINT TRIGGER wallets_audited AFTER INSERT OR UPDATE ON wallets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_audit_line('id');
CREATE CONSTRAINT TRIGGER verifications_audited AFTER INSERT ON verifications
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_audit_line('user_id');
CREATE CONSTRAINT TRIGGER users_made_audited AFTER INSERT ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.role <> 'user' OR NOT NEW.sample
    AND (NEW.status <> 'active' OR NEW.verified_at IS NOT NULL))
  EXECUTE FUNCTION require_audit_line('id');
CREATE CONSTRAINT TRIGGER users_changed_audited AFTER UPDATE ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((NEW.role, NEW.status, NEW.verified_at) IS DISTINCT FROM
      (OLD.role, OLD.status, OLD.verified_at)
    AND NOT (NEW.sample AND NEW.role = 'user' AND OLD.role = 'user'))
  EXECUTE FUNCTION require_audit_line('id');

-- Each line counts something that must be zero. Beyond balances and sums, each entry is compared with
-- what it is for: money that moved between two users by entries that fit each other shows here. Joins,
-- not subqueries per row: each line then reads its tables once.
CREATE OR REPLACE VIEW ledger_invariants AS
  SELECT 'balance differs from the sum of its entries' AS invariant, count(*) AS broken
  FROM accounts a
  LEFT JOIN (
    SELECT account_id, sum(cents) AS cents FROM (
      SELECT credit_account_id AS account_id, amount_cents AS cents FROM ledger_entries
      UNION ALL SELECT debit_account_id, -amount_cents FROM ledger_entries) AS moves
    GROUP BY account_id) AS sums ON sums.account_id = a.id
  WHERE a.user_id IS NOT NULL AND a.balance_cents <> coalesce(sums.cents, 0)
UNION ALL
  SELECT 'balance below zero', count(*) FROM accounts WHERE balance_cents < 0
UNION ALL
  SELECT 'user without both accounts', count(*) FROM users u
  LEFT JOIN (SELECT user_id, count(*) AS accounts FROM accounts GROUP BY user_id) AS opened
    ON opened.user_id = u.id
  WHERE coalesce(opened.accounts, 0) <> 2
UNION ALL
  SELECT 'confirmed deposit without its credit', count(*) FROM deposits d
  WHERE d.status = 'confirmed' AND NOT EXISTS (
    SELECT FROM ledger_entries e WHERE e.source = 'deposit' AND e.source_id = d.id
      AND e.leg = 'credit' AND e.amount_cents = d.amount_received_cents)
UNION ALL
  SELECT 'credit without a confirmed deposit', count(*) FROM ledger_entries e
  LEFT JOIN deposits d ON d.id = e.source_id
  LEFT JOIN accounts debit ON debit.id = e.debit_account_id
  LEFT JOIN accounts credit ON credit.id = e.credit_account_id
  WHERE e.source = 'deposit' AND (e.leg = 'credit' AND d.status = 'confirmed'
    AND d.amount_received_cents = e.amount_cents AND debit.kind = 'custody'
    AND credit.kind = 'available' AND credit.user_id = d.user_id) IS NOT TRUE
UNION ALL
  SELECT 'adjustment without its entry', count(*) FROM adjustments a
  WHERE NOT EXISTS (
    SELECT FROM ledger_entries e WHERE e.source = 'adjustment' AND e.source_id = a.id
      AND e.leg = a.direction)
UNION ALL
  SELECT 'entry without its adjustment', count(*) FROM ledger_entries e
  LEFT JOIN adjustments a ON a.id = e.source_id
  LEFT JOIN accounts debit ON debit.id = e.debit_account_id
  LEFT JOIN accounts credit ON credit.id = e.credit_account_id
  WHERE e.source = 'adjustment' AND (e.leg = a.direction AND e.amount_cents = a.amount_cents
    AND (e.leg = 'credit' AND debit.kind = 'adjustments' AND credit.kind = 'available'
        AND credit.user_id = a.user_id
      OR e.leg = 'debit' AND debit.kind = 'available' AND credit.kind = 'adjustments'
        AND debit.user_id = a.user_id)) IS NOT TRUE
UNION ALL
  SELECT 'withdrawal without its entries', count(*) FROM withdrawals w
  LEFT JOIN ledger_entries hold
    ON (hold.source, hold.source_id, hold.leg) = ('withdrawal', w.id, 'hold')
  LEFT JOIN ledger_entries ending ON (ending.source, ending.source_id) = ('withdrawal', w.id)
    AND ending.leg = CASE WHEN w.status = 'paid' THEN 'settle' ELSE 'release' END
  WHERE hold.id IS NULL OR (ending.id IS NULL AND w.status IN ('paid', 'declined', 'cancelled'))
UNION ALL
  SELECT 'hold, release or settlement without its withdrawal', count(*) FROM ledger_entries e
  LEFT JOIN withdrawals w ON w.id = e.source_id
  LEFT JOIN accounts debit ON debit.id = e.debit_account_id
  LEFT JOIN accounts credit ON credit.id = e.credit_account_id
  WHERE e.source = 'withdrawal' AND (e.amount_cents = w.amount_cents AND debit.user_id = w.user_id
    AND (e.leg = 'hold' AND debit.kind = 'available' AND credit.kind = 'held'
        AND credit.user_id = w.user_id
      OR e.leg = 'release' AND debit.kind = 'held' AND credit.kind = 'available'
        AND credit.user_id = w.user_id AND w.status IN ('declined', 'cancelled')
      OR e.leg = 'settle' AND debit.kind = 'held' AND credit.kind = 'payouts'
        AND w.status = 'paid')) IS NOT TRUE
UNION ALL
  SELECT 'held balance differs from the open withdrawals', count(*) FROM accounts a
  LEFT JOIN (
    SELECT user_id, sum(amount_cents) AS cents FROM withdrawals
    WHERE status NOT IN ('paid', 'declined', 'cancelled') GROUP BY user_id) AS open
    ON open.user_id = a.user_id
  WHERE a.kind = 'held' AND a.balance_cents <> coalesce(open.cents, 0);
