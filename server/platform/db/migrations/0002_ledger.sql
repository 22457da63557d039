-- The ledger is the only source of a balance. A row moves a positive amount from one account to one
-- other, so an unbalanced entry cannot be written; rows are never changed or removed. The balances of
-- user accounts are kept by the insert trigger: its row lock and CHECK are what stop an overdraft.

CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('available', 'held', 'custody', 'payouts', 'adjustments')),
  balance_cents bigint NOT NULL DEFAULT 0,
  CONSTRAINT accounts_balance_not_negative CHECK (balance_cents >= 0),
  CHECK ((user_id IS NOT NULL) = (kind IN ('available', 'held'))),
  UNIQUE (user_id, kind)
);
INSERT INTO accounts (id, kind) VALUES
  ('00000000-0000-4000-8000-000000000001', 'custody'),
  ('00000000-0000-4000-8000-000000000002', 'payouts'),
  ('00000000-0000-4000-8000-000000000003', 'adjustments');

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: history is never edited', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;

-- A balance changes only from inside the ledger's own trigger.
CREATE FUNCTION guard_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance_cents <> 0 THEN
      RAISE EXCEPTION 'an account opens at zero' USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF pg_trigger_depth() < 2 OR (NEW.id, NEW.kind) <> (OLD.id, OLD.kind)
     OR NEW.user_id IS DISTINCT FROM OLD.user_id THEN
    RAISE EXCEPTION 'a balance changes only by a ledger entry' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER accounts_guard BEFORE INSERT OR UPDATE ON accounts
  FOR EACH ROW EXECUTE FUNCTION guard_balance();
CREATE TRIGGER accounts_kept BEFORE DELETE OR TRUNCATE ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Every user has both accounts from the first moment.
CREATE FUNCTION open_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO accounts (id, user_id, kind)
  VALUES (gen_random_uuid(), NEW.id, 'available'), (gen_random_uuid(), NEW.id, 'held');
  RETURN NULL;
END $$;
CREATE TRIGGER users_accounts AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION open_accounts();

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  debit_account_id uuid NOT NULL REFERENCES accounts,
  credit_account_id uuid NOT NULL REFERENCES accounts,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  source text NOT NULL CHECK (source IN ('deposit', 'withdrawal', 'adjustment')),
  source_id uuid NOT NULL,
  leg text NOT NULL CHECK (leg IN ('credit', 'debit', 'hold', 'release', 'settle')),
  -- Balances right after this entry, so that a statement shows a running balance; null for the house.
  debit_balance_cents bigint,
  credit_balance_cents bigint,
  CHECK (debit_account_id <> credit_account_id),
  CONSTRAINT ledger_entries_once UNIQUE (source, source_id, leg)
);
CREATE INDEX ledger_entries_debit ON ledger_entries (debit_account_id, id);
CREATE INDEX ledger_entries_credit ON ledger_entries (credit_account_id, id);

-- Accounts are locked in the order of their ids, so that two entries cannot wait for each other.
-- House accounts are sums and take no lock: they would make every movement queue behind one row.
CREATE FUNCTION move_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account record;
BEGIN
  NEW.debit_balance_cents := NULL;
  NEW.credit_balance_cents := NULL;
  FOR account IN
    SELECT id FROM accounts
    WHERE id IN (NEW.debit_account_id, NEW.credit_account_id) AND user_id IS NOT NULL
    ORDER BY id
  LOOP
    IF account.id = NEW.debit_account_id THEN
      UPDATE accounts SET balance_cents = balance_cents - NEW.amount_cents
      WHERE id = account.id RETURNING balance_cents INTO NEW.debit_balance_cents;
    ELSE
      UPDATE accounts SET balance_cents = balance_cents + NEW.amount_cents
      WHERE id = account.id RETURNING balance_cents INTO NEW.credit_balance_cents;
    END IF;
  END LOOP;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries_move BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION move_balances();
CREATE TRIGGER ledger_entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
