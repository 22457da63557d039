-- Each night the coin at our own addresses is compared with what came and went, at a block that no longer
-- changes: opening + received - paid - fees = on the chain. What differs is an item with a name. Staff
-- close a day, which then never changes.

-- A reconciliation that staff asked for; a background job makes it.
CREATE TABLE reconciliation_requests (
  coin text PRIMARY KEY CHECK (coin IN ('BTC', 'ETH')),
  asked_at timestamptz NOT NULL DEFAULT platform_now()
);

CREATE TABLE reconciliations (
  id uuid PRIMARY KEY,
  coin text NOT NULL CHECK (coin IN ('BTC', 'ETH')),
  day date NOT NULL,
  height integer NOT NULL,
  block_hash text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT platform_now(),
  opening numeric(38, 0) NOT NULL,
  received numeric(38, 0) NOT NULL,
  paid numeric(38, 0) NOT NULL,
  fees numeric(38, 0) NOT NULL,
  expected numeric(38, 0) NOT NULL,
  on_chain numeric(38, 0) NOT NULL CHECK (on_chain >= 0),
  unexplained numeric(38, 0) NOT NULL,
  rate_usd numeric(24, 8) CHECK (rate_usd > 0),
  -- To investors, in all coins.
  owed_cents bigint NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  closed_by uuid REFERENCES users (id),
  closed_at timestamptz,
  note text CHECK (note <> ''),
  CONSTRAINT reconciliations_once UNIQUE (coin, height),
  CONSTRAINT reconciliations_sum CHECK (expected = opening + received - paid - fees
    AND unexplained = on_chain - expected),
  CONSTRAINT reconciliations_closed CHECK ((state = 'closed') = (closed_at IS NOT NULL)
    AND (closed_at IS NULL) = (closed_by IS NULL))
);
CREATE INDEX reconciliations_by_date ON reconciliations (made_at DESC, id DESC);
CREATE TRIGGER reconciliations_kept BEFORE DELETE OR TRUNCATE ON reconciliations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER reconciliations_audited AFTER UPDATE ON reconciliations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_audit_line('id');

CREATE TABLE reconciliation_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  reconciliation_id uuid NOT NULL REFERENCES reconciliations,
  kind text NOT NULL CHECK (kind IN ('unseen', 'no-deposit', 'dust', 'no-coin', 'other-amount', 'late',
    'unannounced', 'paid-elsewhere')),
  -- A transaction or output, or the id of a deposit or withdrawal.
  ref text NOT NULL,
  units numeric(38, 0) NOT NULL
);
CREATE INDEX reconciliation_items_of ON reconciliation_items (reconciliation_id, kind, ref);
CREATE TRIGGER reconciliation_items_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON reconciliation_items
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION guard_reconciliation_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT xmin FROM reconciliations WHERE id = NEW.reconciliation_id)
    IS DISTINCT FROM pg_current_xact_id()::xid THEN
    RAISE EXCEPTION 'items are written with their day' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER reconciliation_items_guard BEFORE INSERT ON reconciliation_items
  FOR EACH ROW EXECUTE FUNCTION guard_reconciliation_item();

CREATE FUNCTION guard_reconciliation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  closing text[] := '{state,closed_by,closed_at,note}';
BEGIN
  IF OLD.state <> 'open' OR NEW.state <> 'closed'
    OR to_jsonb(NEW) - closing <> to_jsonb(OLD) - closing THEN
    RAISE EXCEPTION 'a day is only ever closed, and once' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NOT holds_duty(NEW.closed_by, 'audit') THEN
    RAISE EXCEPTION '% does not have the duty', NEW.closed_by USING ERRCODE = 'PV002';
  END IF;
  IF NEW.note IS NULL AND (NEW.unexplained <> 0 OR EXISTS (
    SELECT FROM reconciliation_items WHERE reconciliation_id = NEW.id)) THEN
    RAISE EXCEPTION 'a difference needs a note' USING ERRCODE = 'restrict_violation',
      CONSTRAINT = 'reconciliations_note';
  END IF;
  NEW.closed_at := platform_now();
  RETURN NEW;
END $$;
CREATE TRIGGER reconciliations_guard BEFORE UPDATE ON reconciliations
  FOR EACH ROW EXECUTE FUNCTION guard_reconciliation();

-- What a transaction of ours sent to addresses of our own.
CREATE FUNCTION back_units(s chain_spends) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(o.units), 0) FROM jsonb_to_recordset(s.outputs) AS o(address text, units numeric)
  WHERE EXISTS (SELECT FROM receiving_addresses r WHERE r.coin = s.coin AND is_own_coin(r.id)
    AND address_key(r.coin, r.address) = address_key(s.coin, o.address))
$$;

-- Payments of others to our own addresses in a span of blocks.
CREATE FUNCTION external_payments(which text, from_height integer, to_height integer)
  RETURNS SETOF chain_payments LANGUAGE sql STABLE AS $$
  SELECT p.* FROM chain_payments p
  WHERE p.coin = which AND p.height > from_height AND p.height <= to_height AND is_own_coin(p.address_id)
    AND NOT EXISTS (SELECT FROM chain_spends s
      WHERE s.coin = p.coin AND s.txid = p.txid AND s.state <> 'gone')
$$;

-- What differs between the books and the chain since the day before.
CREATE FUNCTION differing_items(day reconciliations, before reconciliations,
  OUT kind text, OUT ref text, OUT units numeric) RETURNS SETOF record LANGUAGE sql STABLE AS $$
  WITH came AS (SELECT * FROM external_payments(day.coin, before.height, day.height)),
  paid_for AS (
    SELECT d.id, q.coin_units, sum(p.units) AS units, bool_or(p.seen_at > q.expires_at) AS is_late
    FROM came JOIN payment_links mine ON mine.payment_id = came.id
      JOIN deposits d ON d.id = mine.deposit_id LEFT JOIN quotes q ON q.id = d.quote_id
      JOIN payment_links l ON l.deposit_id = d.id
      JOIN chain_payments p ON p.id = l.payment_id AND p.height <= day.height
    GROUP BY d.id, q.coin_units
  )
  SELECT CASE WHEN came.units < CASE day.coin WHEN 'BTC' THEN 1e3 ELSE 1e12 END THEN 'dust'
      ELSE 'no-deposit' END,
    coalesce(came.txid || ':' || came.n, came.id::text), came.units
  FROM came WHERE NOT came.linked
  UNION ALL SELECT 'other-amount', p.id::text, p.units - p.coin_units FROM paid_for p
    WHERE p.units <> p.coin_units
  UNION ALL SELECT 'late', p.id::text, p.units FROM paid_for p WHERE p.is_late
  UNION ALL SELECT 'no-coin', d.id::text, -coalesce(q.coin_units, 0)
    FROM deposits d LEFT JOIN quotes q ON q.id = d.quote_id
    WHERE d.coin = day.coin AND d.status = 'confirmed'
      AND d.decided_at > before.made_at AND d.decided_at <= day.made_at
      AND EXISTS (SELECT FROM wallets w
        WHERE (w.coin, w.address) = (d.coin, d.address) AND w.own_coin)
      AND NOT EXISTS (SELECT FROM payment_links l WHERE l.deposit_id = d.id)
  UNION ALL SELECT 'unannounced', coalesce(s.txid, s.id::text), -s.units FROM chain_spends s
    WHERE s.coin = day.coin AND s.height > before.height AND s.height <= day.height
      AND NOT is_announced(s.id)
  UNION ALL SELECT 'paid-elsewhere', w.id::text, w.coin_units FROM withdrawals w
    WHERE w.coin = day.coin AND w.status = 'paid'
      AND w.paid_at > before.made_at AND w.paid_at <= day.made_at
      AND NOT EXISTS (SELECT FROM chain_spends s
        WHERE s.coin = w.coin AND s.txid = w.txid AND s.state <> 'gone')
$$;

-- Writes the day at a final block. `scanned` is the height up to which `unspent` knows what is spent;
-- `unseen` are outputs that no reading had found: [{"ref": text, "units": text}]. The first day opens the
-- books. Returns null where this block or a later one was reconciled before.
CREATE FUNCTION make_reconciliation(which text, to_height integer, hash text, unspent numeric,
  scanned integer, rate numeric, unseen jsonb) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  before reconciliations;
  made reconciliations;
  balance numeric;
  came numeric;
  went record;
BEGIN
  SELECT * INTO before FROM reconciliations WHERE coin = which ORDER BY height DESC LIMIT 1;
  IF before.height >= to_height THEN
    RETURN NULL;
  END IF;
  balance := unspent + (SELECT coalesce(sum(units), 0) FROM chain_payments
    WHERE coin = which AND height <= to_height AND spent_height > to_height
      AND spent_height <= scanned AND is_own_coin(address_id));
  came := (SELECT coalesce(sum(units), 0) FROM external_payments(which, before.height, to_height));
  SELECT coalesce(sum(s.units - s.fee_units - back_units(s)), 0) AS units,
    coalesce(sum(s.fee_units), 0) AS fees INTO went FROM chain_spends s
    WHERE s.coin = which AND s.height > before.height AND s.height <= to_height;
  INSERT INTO reconciliations (id, coin, day, height, block_hash, opening, received, paid, fees, expected,
      on_chain, unexplained, rate_usd, owed_cents)
    SELECT gen_random_uuid(), which, (platform_now() AT TIME ZONE 'UTC')::date, to_height, hash, opening,
      came, went.units, went.fees, opening + came - went.units - went.fees, balance,
      balance - (opening + came - went.units - went.fees), rate,
      (SELECT coalesce(sum(balance_cents), 0) FROM accounts WHERE user_id IS NOT NULL)
    FROM (SELECT coalesce(before.on_chain, balance) AS opening) o
    RETURNING * INTO made;
  IF before.id IS NOT NULL THEN
    INSERT INTO reconciliation_items (reconciliation_id, kind, ref, units)
      SELECT made.id, 'unseen', u.ref, u.units
        FROM jsonb_to_recordset(unseen) AS u(ref text, units numeric)
      UNION ALL SELECT made.id, d.kind, d.ref, d.units FROM differing_items(made, before) d;
  END IF;
  RETURN made.id;
END $$;

-- Whether the public page shows addresses and cover of the last day that was closed.
ALTER TABLE settings ADD COLUMN publish_reserves boolean NOT NULL DEFAULT false;
