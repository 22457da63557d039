-- A payout pays several approved withdrawals by one transaction that a hardware wallet signs. Its terms
-- are frozen when it is made. The database keeps that it adds up, that its maker may pay each withdrawal,
-- that no coin and no withdrawal is in two open payouts, and that a withdrawal in one is paid by it only.

ALTER TABLE settings
  ADD COLUMN fee_floor integer NOT NULL DEFAULT 1,
  ADD COLUMN fee_ceiling integer NOT NULL DEFAULT 200,
  ADD CONSTRAINT settings_fees CHECK (fee_floor BETWEEN 1 AND fee_ceiling AND fee_ceiling <= 1000);
-- Satoshi for a byte as the node estimates them; empty while it has no estimate.
ALTER TABLE chain_state ADD COLUMN fee_rate numeric(12, 3) CHECK (fee_rate > 0);

CREATE TABLE payouts (
  id uuid PRIMARY KEY,
  coin text NOT NULL CHECK (coin = 'BTC'),
  kind text NOT NULL CHECK (kind = 'withdrawals'),
  -- The key whose coin it spends.
  wallet_id uuid NOT NULL REFERENCES wallets,
  state text NOT NULL DEFAULT 'draft'
    CHECK (state IN ('draft', 'signed', 'sent', 'mined', 'cancelled', 'expired')),
  psbt bytea NOT NULL,
  -- Of the transaction without signatures, which do not change it.
  unsigned_id text NOT NULL CHECK (unsigned_id ~ '^[0-9a-f]{64}$'),
  fee_units numeric(38, 0) NOT NULL CHECK (fee_units > 0),
  fee_rate numeric(12, 3) NOT NULL CHECK (fee_rate > 0),
  change_units numeric(38, 0) NOT NULL CHECK (change_units >= 0),
  change_address_id uuid REFERENCES receiving_addresses,
  rate_usd numeric(24, 8) NOT NULL CHECK (rate_usd > 0),
  rate_as_of timestamptz NOT NULL,
  made_by uuid NOT NULL REFERENCES users,
  made_at timestamptz NOT NULL DEFAULT platform_now(),
  expires_at timestamptz NOT NULL DEFAULT platform_now() + interval '24 hours',
  evidence jsonb CONSTRAINT payouts_evidence_form CHECK (evidence IS NULL OR is_evidence(evidence)),
  signed_tx bytea,
  -- The node would take the signed transaction.
  is_accepted boolean NOT NULL DEFAULT false,
  send_asked_at timestamptz,
  problem text CHECK (problem <> ''),
  sent_at timestamptz,
  ended_at timestamptz,
  ended_by uuid REFERENCES users,
  reason text CHECK (reason <> ''),
  CONSTRAINT payouts_change CHECK ((change_units = 0) = (change_address_id IS NULL)),
  CONSTRAINT payouts_accepted CHECK (signed_tx IS NOT NULL OR NOT is_accepted AND send_asked_at IS NULL),
  CONSTRAINT payouts_signed CHECK (state <> 'signed' OR signed_tx IS NOT NULL),
  CONSTRAINT payouts_sent CHECK ((state IN ('sent', 'mined')) <= (sent_at IS NOT NULL)),
  CONSTRAINT payouts_ended CHECK ((state IN ('mined', 'cancelled', 'expired')) = (ended_at IS NOT NULL)),
  CONSTRAINT payouts_cancelled CHECK (
    (state = 'cancelled') = (ended_by IS NOT NULL) AND (state = 'cancelled') = (reason IS NOT NULL))
);
CREATE INDEX payouts_by_date ON payouts (made_at DESC, id DESC);
CREATE INDEX payouts_by_state ON payouts (state, made_at DESC, id DESC);
CREATE UNIQUE INDEX payouts_unsigned_once ON payouts (coin, unsigned_id)
  WHERE state NOT IN ('cancelled', 'expired');
CREATE TRIGGER payouts_kept BEFORE DELETE OR TRUNCATE ON payouts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER payouts_audited AFTER INSERT ON payouts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_audit_line('id');
CREATE CONSTRAINT TRIGGER payouts_steps_audited AFTER UPDATE ON payouts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state <> OLD.state)
  EXECUTE FUNCTION require_audit_line('id');

CREATE TABLE payout_items (
  payout_id uuid NOT NULL REFERENCES payouts,
  withdrawal_id uuid NOT NULL REFERENCES withdrawals,
  units numeric(38, 0) NOT NULL CHECK (units > 0),
  address text NOT NULL,
  is_open boolean NOT NULL DEFAULT true,
  PRIMARY KEY (payout_id, withdrawal_id),
  -- The payment of a withdrawal is known by transaction and address.
  CONSTRAINT payout_items_address UNIQUE (payout_id, address)
);
CREATE UNIQUE INDEX payout_items_open ON payout_items (withdrawal_id) WHERE is_open;
CREATE INDEX payout_items_of_withdrawal ON payout_items (withdrawal_id);
CREATE TABLE payout_inputs (
  payout_id uuid NOT NULL REFERENCES payouts,
  payment_id uuid NOT NULL REFERENCES chain_payments,
  units numeric(38, 0) NOT NULL,
  is_open boolean NOT NULL DEFAULT true,
  PRIMARY KEY (payout_id, payment_id)
);
CREATE UNIQUE INDEX payout_inputs_open ON payout_inputs (payment_id) WHERE is_open;
CREATE TRIGGER payout_items_kept BEFORE DELETE OR TRUNCATE ON payout_items
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payout_inputs_kept BEFORE DELETE OR TRUNCATE ON payout_inputs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Errors: PV002 the maker cannot pay.
CREATE FUNCTION guard_new_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT holds_duty(NEW.made_by, 'pay') THEN
    RAISE EXCEPTION '% does not have the duty', NEW.made_by USING ERRCODE = 'PV002';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payouts_made BEFORE INSERT ON payouts
  FOR EACH ROW EXECUTE FUNCTION guard_new_payout();

-- The payout of a part that is written with it.
CREATE FUNCTION payout_being_made(payout uuid) RETURNS payouts LANGUAGE plpgsql STABLE AS $$
DECLARE
  made payouts;
BEGIN
  SELECT * INTO made FROM payouts
    WHERE id = payout AND state = 'draft' AND xmin = pg_current_xact_id()::xid;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'parts are written with their payout' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN made;
END $$;

-- Errors: those of require_payable, PV007 another coin, not approved or paid by another person.
CREATE FUNCTION guard_payout_item() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  made payouts := payout_being_made(NEW.payout_id);
  paid withdrawals;
  rate numeric := made.rate_usd * 1e8;
BEGIN
  SELECT * INTO paid FROM withdrawals WHERE id = NEW.withdrawal_id;
  IF paid.coin <> made.coin OR paid.status <> 'approved'
    OR paid.paying_by IS DISTINCT FROM made.made_by THEN
    RAISE EXCEPTION 'withdrawal % cannot be in payout %', paid.id, made.id USING ERRCODE = 'PV007';
  END IF;
  PERFORM require_payable(paid.id, paid.amount_cents, paid.asked_at, made.made_by);
  -- Rounded half up, as quotes are.
  IF NEW.units <> div(2 * paid.amount_cents * 1e14 + rate, 2 * rate) THEN
    RAISE EXCEPTION 'withdrawal % is not worth % units', paid.id, NEW.units
      USING ERRCODE = 'restrict_violation';
  END IF;
  NEW.address := paid.address;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_items_made BEFORE INSERT ON payout_items
  FOR EACH ROW EXECUTE FUNCTION guard_payout_item();

-- Errors: PV007 coin of another key, not in a block, or spent.
CREATE FUNCTION guard_payout_input() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  made payouts := payout_being_made(NEW.payout_id);
BEGIN
  NEW.units := (SELECT p.units FROM chain_payments p
    JOIN receiving_addresses a ON a.id = p.address_id AND a.wallet_id = made.wallet_id
    WHERE p.id = NEW.payment_id AND p.coin = made.coin AND p.state IN ('mined', 'final')
      AND p.spent_txid IS NULL);
  IF NEW.units IS NULL THEN
    RAISE EXCEPTION 'payment % cannot be spent', NEW.payment_id USING ERRCODE = 'PV007';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_inputs_made BEFORE INSERT ON payout_inputs
  FOR EACH ROW EXECUTE FUNCTION guard_payout_input();

CREATE FUNCTION check_payout_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid numeric := (SELECT sum(units) FROM payout_items WHERE payout_id = NEW.id);
BEGIN
  IF (SELECT sum(units) FROM payout_inputs WHERE payout_id = NEW.id)
    IS DISTINCT FROM paid + NEW.change_units + NEW.fee_units THEN
    RAISE EXCEPTION 'payout % does not add up', NEW.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.change_address_id IS NOT NULL AND NOT EXISTS (SELECT FROM receiving_addresses
    WHERE id = NEW.change_address_id AND wallet_id = NEW.wallet_id AND branch = 1) THEN
    RAISE EXCEPTION 'payout % sends change elsewhere', NEW.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payouts_add_up AFTER INSERT ON payouts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_payout_sum();

-- Whether a node has shown the transaction of a payout, in a block or on its way there.
CREATE FUNCTION payout_is_seen(p payouts) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM chain_spends s
    WHERE (s.coin, s.txid) = (p.coin, p.unsigned_id) AND s.state <> 'gone')
$$;
CREATE FUNCTION payout_is_mined(p payouts) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM chain_spends s
    WHERE (s.coin, s.txid) = (p.coin, p.unsigned_id) AND s.state IN ('mined', 'final'))
$$;
-- Whether another transaction in a block spends coin of it: it can no longer be mined.
CREATE FUNCTION payout_is_dead(p payouts) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM payout_inputs i JOIN chain_payments c ON c.id = i.payment_id
    WHERE i.payout_id = p.id AND c.spent_height IS NOT NULL AND c.spent_txid <> p.unsigned_id)
$$;

-- Each step names the columns that it may change; the terms are frozen.
CREATE FUNCTION guard_payout() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step text := OLD.state || ' to ' || NEW.state;
  changing text[] := CASE
    WHEN step IN ('draft to signed', 'signed to signed')
      THEN '{state,signed_tx,is_accepted,send_asked_at,problem}'::text[]
    WHEN step IN ('draft to sent', 'signed to sent') THEN '{state,sent_at,problem}'
    WHEN step = 'sent to sent' THEN '{problem}'
    WHEN step = 'sent to mined' THEN '{state,ended_at,problem}'
    WHEN step IN ('draft to cancelled', 'signed to cancelled', 'sent to cancelled')
      THEN '{state,ended_at,ended_by,reason}'
    WHEN step IN ('draft to expired', 'signed to expired') THEN '{state,ended_at}'
  END;
BEGIN
  IF changing IS NULL OR to_jsonb(NEW) - changing <> to_jsonb(OLD) - changing THEN
    RAISE EXCEPTION 'payout % cannot go from % like this', OLD.id, step
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.state = 'cancelled' AND NOT holds_duty(NEW.ended_by, 'pay') THEN
    RAISE EXCEPTION '% does not have the duty', NEW.ended_by USING ERRCODE = 'PV002';
  END IF;
  IF NEW.state = 'sent' AND OLD.state <> 'sent' AND OLD.send_asked_at IS NULL
      AND NOT payout_is_seen(OLD)
    OR NEW.state IN ('cancelled', 'expired') AND (payout_is_seen(OLD)
      OR OLD.state = 'sent' AND NOT payout_is_dead(OLD))
    OR NEW.state = 'expired' AND OLD.expires_at > platform_now()
    OR NEW.state = 'mined' AND (NOT payout_is_mined(OLD) OR EXISTS (SELECT FROM payout_items i
      JOIN withdrawals w ON w.id = i.withdrawal_id
      WHERE i.payout_id = OLD.id AND w.txid IS DISTINCT FROM OLD.unsigned_id)) THEN
    RAISE EXCEPTION 'payout % cannot go from % now', OLD.id, step
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payouts_step';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payouts_guard BEFORE UPDATE ON payouts
  FOR EACH ROW EXECUTE FUNCTION guard_payout();

-- Releases what an ended payout held, and writes the lines that no person makes.
CREATE FUNCTION record_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state IN ('mined', 'cancelled', 'expired') THEN
    UPDATE payout_items SET is_open = false WHERE payout_id = NEW.id;
    UPDATE payout_inputs SET is_open = false WHERE payout_id = NEW.id;
  END IF;
  IF NEW.state IN ('sent', 'mined', 'expired') THEN
    INSERT INTO audit_log (id, at, actor_id, action, target_kind, target_id, details)
      VALUES (gen_random_uuid(), platform_now(), NULL, 'payout.' || NEW.state, 'payout', NEW.id,
        jsonb_build_object('coin', NEW.coin, 'txid', NEW.unsigned_id));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payouts_recorded AFTER UPDATE ON payouts
  FOR EACH ROW WHEN (NEW.state <> OLD.state) EXECUTE FUNCTION record_payout();

-- Parts never change, but for their release.
CREATE FUNCTION guard_payout_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_open OR to_jsonb(NEW) - 'is_open' <> to_jsonb(OLD) - 'is_open'
    OR EXISTS (SELECT FROM payouts
      WHERE id = OLD.payout_id AND state IN ('draft', 'signed', 'sent')) THEN
    RAISE EXCEPTION 'a part of a payout is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_items_guard BEFORE UPDATE ON payout_items
  FOR EACH ROW EXECUTE FUNCTION guard_payout_part();
CREATE TRIGGER payout_inputs_guard BEFORE UPDATE ON payout_inputs
  FOR EACH ROW EXECUTE FUNCTION guard_payout_part();

-- A withdrawal in an open payout is paid by its transaction, once that is in a block, or not at all.
CREATE FUNCTION guard_withdrawal_in_payout() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  part payout_items;
  made payouts;
BEGIN
  SELECT * INTO part FROM payout_items WHERE withdrawal_id = OLD.id AND is_open;
  IF NOT FOUND THEN
    RETURN NEW;
  END IF;
  SELECT * INTO made FROM payouts WHERE id = part.payout_id;
  IF NEW.status <> 'paid' OR made.state <> 'sent' OR NOT payout_is_mined(made)
    OR (NEW.txid, NEW.coin_units, NEW.paid_by)
      IS DISTINCT FROM (made.unsigned_id, part.units, made.made_by) THEN
    RAISE EXCEPTION 'withdrawal % is in payout %', OLD.id, made.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'withdrawals_in_payout';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER withdrawals_in_payout BEFORE UPDATE ON withdrawals FOR EACH ROW
  WHEN (OLD.status = 'approved'
    AND (NEW.status <> OLD.status OR NEW.paying_by IS DISTINCT FROM OLD.paying_by))
  EXECUTE FUNCTION guard_withdrawal_in_payout();

-- As 0060: what an open payout pays by this transaction is announced to the unit, at any rate of now.
CREATE OR REPLACE FUNCTION announced_units(s chain_spends, target text,
  OUT recorded numeric, OUT payable numeric) LANGUAGE sql STABLE AS $$
  WITH paid AS (
    SELECT w.*, (SELECT i.units FROM payout_items i JOIN payouts p ON p.id = i.payout_id
      WHERE i.withdrawal_id = w.id AND i.is_open AND p.unsigned_id = s.txid) AS payout_units
    FROM withdrawals w
    WHERE w.coin = s.coin AND w.status IN ('approved', 'paid')
      AND address_key(w.coin, w.address) = target
  )
  SELECT coalesce(sum(coalesce(payout_units, coin_units))
      FILTER (WHERE payout_units IS NOT NULL OR status = 'paid' AND txid = s.txid), 0),
    coalesce(sum(floor(amount_cents * 1.03 / 100 / s.rate_usd
        * CASE s.coin WHEN 'BTC' THEN 1e8 ELSE 1e18 END))
      FILTER (WHERE payout_units IS NULL AND status = 'approved'
        AND (SELECT a.have >= a.needed AND a.payable_from <= platform_now()
          FROM approval_state('withdrawal', paid.id, amount_cents, asked_at) a)), 0)
  FROM paid
$$;

DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION record_payout() SECURITY DEFINER SET search_path = %I, pg_temp',
    current_schema());
  REVOKE EXECUTE ON FUNCTION record_payout() FROM PUBLIC;
END $$;
