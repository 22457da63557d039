-- Coin that leaves an address of the platform's own without an announced payment raises an alarm. The
-- database judges each transaction that spends such coin, pauses deposits and withdrawals, and lets no
-- one take the pause back before the alarm is closed by approvals of its own kind.

-- Whether coin at an address leaves it only by us: an exchange moves the coin at its addresses itself.
ALTER TABLE wallets ADD COLUMN IF NOT EXISTS own_coin boolean NOT NULL DEFAULT false;
CREATE FUNCTION own_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.own_coin := NEW.own_coin OR to_jsonb(NEW) ->> 'kind' IS NOT DISTINCT FROM 'key';
  RETURN NEW;
END $$;
CREATE TRIGGER wallets_own_keys BEFORE INSERT ON wallets
  FOR EACH ROW EXECUTE FUNCTION own_keys();

CREATE FUNCTION is_own_coin(receiving uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM receiving_addresses a
    JOIN wallets w ON w.id = a.wallet_id OR (w.coin, w.address) = (a.coin, a.address)
    WHERE a.id = receiving AND w.own_coin AND w.status = 'approved')
$$;

-- A transaction that spends coin of our addresses; of Bitcoin `address_id` is that of one input.
CREATE TABLE chain_spends (
  id uuid PRIMARY KEY,
  coin text NOT NULL CHECK (coin IN ('BTC', 'ETH')),
  address_id uuid NOT NULL REFERENCES receiving_addresses,
  -- Empty for Ethereum that left without a transaction of the address.
  txid text,
  -- What left our addresses, with the fee.
  units numeric(38, 0) NOT NULL CHECK (units > 0),
  fee_units numeric(38, 0) NOT NULL CHECK (fee_units >= 0),
  -- Where it went: [{"address": text or null, "units": text}].
  outputs jsonb NOT NULL,
  seen_at timestamptz NOT NULL,
  rate_usd numeric(24, 8) CHECK (rate_usd > 0),
  block_hash text,
  height integer,
  state text NOT NULL CHECK (state IN ('seen', 'mined', 'final', 'gone')),
  sources text[] NOT NULL DEFAULT '{}',
  -- It was mined before its address was watched, and raises no alarm.
  is_earlier boolean NOT NULL,
  CONSTRAINT chain_spends_once UNIQUE (coin, txid),
  CONSTRAINT chain_spends_block CHECK ((state IN ('mined', 'final')) = (height IS NOT NULL)
    AND (height IS NULL) = (block_hash IS NULL))
);
CREATE UNIQUE INDEX chain_spends_of_contract ON chain_spends (address_id, block_hash)
  WHERE txid IS NULL;
CREATE INDEX chain_spends_open ON chain_spends (coin) WHERE state IN ('seen', 'mined');
CREATE INDEX chain_spends_recent ON chain_spends (coin, seen_at);
CREATE INDEX chain_spends_by_height ON chain_spends (coin, height) WHERE height IS NOT NULL;
CREATE INDEX chain_payments_spent ON chain_payments (coin, spent_txid) WHERE spent_txid IS NOT NULL;
CREATE INDEX chain_payments_unspent ON chain_payments (coin, address_id)
  WHERE spent_txid IS NULL AND state <> 'gone';
CREATE INDEX chain_payments_gone ON chain_payments (coin) WHERE state = 'gone' AND linked;

CREATE FUNCTION guard_chain_spend() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - '{state,block_hash,height,sources}'::text[]
    <> to_jsonb(OLD) - '{state,block_hash,height,sources}'::text[] THEN
    RAISE EXCEPTION 'what a transaction spent never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER chain_spends_guard BEFORE UPDATE ON chain_spends
  FOR EACH ROW EXECUTE FUNCTION guard_chain_spend();
CREATE TRIGGER chain_spends_kept BEFORE DELETE OR TRUNCATE ON chain_spends
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- An address as it is compared: those of Ethereum in any case of their letters.
CREATE FUNCTION address_key(coin text, address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE coin WHEN 'ETH' THEN lower(address) ELSE address END
$$;

-- The most that may go to an address by a transaction: what was recorded as paid with its id, and for
-- withdrawals that may be paid now their amount plus 3 %.
CREATE FUNCTION announced_units(s chain_spends, target text, OUT recorded numeric, OUT payable numeric)
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(w.coin_units) FILTER (WHERE w.status = 'paid' AND w.txid = s.txid), 0),
    coalesce(sum(floor(w.amount_cents * 1.03 / 100 / s.rate_usd
        * CASE s.coin WHEN 'BTC' THEN 1e8 ELSE 1e18 END))
      FILTER (WHERE w.status = 'approved' AND (SELECT a.have >= a.needed AND a.payable_from <= platform_now()
        FROM approval_state('withdrawal', w.id, w.amount_cents, w.asked_at) a)), 0)
  FROM withdrawals w
  WHERE w.coin = s.coin AND w.status IN ('approved', 'paid')
    AND address_key(w.coin, w.address) = target
$$;

-- Each output goes to an address of ours, or as much as was announced to that of a withdrawal. What other
-- transactions sent there without being recorded yet counts as well, so that nothing is announced twice.
CREATE FUNCTION is_announced(spend uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  WITH s AS (SELECT * FROM chain_spends WHERE id = spend), sent AS (
    SELECT address_key(s.coin, o.address) AS target, sum(o.units) AS units
    FROM s, jsonb_to_recordset(s.outputs) AS o(address text, units numeric)
    GROUP BY 1
  ), foreign_sent AS (
    SELECT * FROM sent WHERE NOT EXISTS (SELECT FROM s, receiving_addresses r
      JOIN wallets w ON w.id = r.wallet_id AND w.status = 'approved'
      WHERE r.coin = s.coin AND address_key(r.coin, r.address) = sent.target)
  ), others AS (
    SELECT address_key(x.coin, o.address) AS target, sum(o.units) AS units
    FROM s JOIN chain_spends x ON x.coin = s.coin AND x.id <> s.id AND x.state <> 'gone'
        AND NOT x.is_earlier
        AND NOT EXISTS (SELECT FROM withdrawals w WHERE w.coin = x.coin AND w.txid = x.txid),
      jsonb_to_recordset(x.outputs) AS o(address text, units numeric)
    WHERE address_key(x.coin, o.address) IN (SELECT target FROM foreign_sent)
    GROUP BY 1
  )
  SELECT s.is_earlier OR s.fee_units <= greatest(s.units / 10,
      CASE s.coin WHEN 'BTC' THEN 1e5 ELSE 1e16 END)
    AND NOT EXISTS (SELECT FROM foreign_sent f
      LEFT JOIN others ON others.target = f.target
      LEFT JOIN LATERAL announced_units(s, f.target) a ON true
      WHERE f.target IS NULL
        OR f.units > a.recorded AND f.units + coalesce(others.units, 0) > a.recorded + a.payable)
  FROM s
$$;

ALTER TABLE settings ADD COLUMN alarm_pauses boolean NOT NULL DEFAULT true;

CREATE TABLE alarms (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('theft', 'reorg')),
  coin text NOT NULL CHECK (coin IN ('BTC', 'ETH')),
  -- What it is about: the id of a transaction, or that of a payment without one.
  txid text NOT NULL CHECK (txid <> ''),
  facts jsonb NOT NULL,
  -- Until it is closed, no one ends the pause that it began.
  paused boolean NOT NULL DEFAULT false,
  raised_at timestamptz NOT NULL DEFAULT platform_now(),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
  closed_at timestamptz,
  CONSTRAINT alarms_once UNIQUE (kind, coin, txid),
  CONSTRAINT alarms_closed CHECK ((status = 'closed') = (closed_at IS NOT NULL))
);
CREATE INDEX alarms_by_date ON alarms (raised_at DESC, id DESC);
CREATE INDEX alarms_open ON alarms (raised_at) WHERE status = 'open';
CREATE TRIGGER alarms_kept BEFORE DELETE OR TRUNCATE ON alarms
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION guard_alarm() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.paused := NEW.kind = 'theft' AND (SELECT alarm_pauses FROM settings);
    RETURN NEW;
  END IF;
  IF OLD.status <> 'open' OR NEW.status <> 'closed'
    OR to_jsonb(NEW) - 'status' <> to_jsonb(OLD) - 'status' THEN
    RAISE EXCEPTION 'an alarm is only ever closed, and once' USING ERRCODE = 'restrict_violation';
  END IF;
  PERFORM require_approved('alarm', NEW.id, 0, OLD.raised_at);
  NEW.closed_at := platform_now();
  RETURN NEW;
END $$;
CREATE TRIGGER alarms_guard BEFORE INSERT OR UPDATE ON alarms
  FOR EACH ROW EXECUTE FUNCTION guard_alarm();
CREATE CONSTRAINT TRIGGER alarms_audited AFTER UPDATE ON alarms
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_audit_line('id');

-- The platform writes the lines of the log itself, and pauses in the same transaction.
CREATE FUNCTION record_alarm() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before record;
BEGIN
  INSERT INTO audit_log (id, at, actor_id, action, target_kind, target_id, details)
    VALUES (gen_random_uuid(), NEW.raised_at, NULL, 'alarm.raise', 'alarm', NEW.id,
      NEW.facts || jsonb_build_object('kind', NEW.kind, 'coin', NEW.coin, 'txid', NEW.txid));
  SELECT deposits_paused, withdrawals_paused INTO before FROM settings FOR UPDATE;
  IF NEW.paused AND NOT (before.deposits_paused AND before.withdrawals_paused) THEN
    UPDATE settings SET deposits_paused = true, withdrawals_paused = true,
      pause_reason = coalesce(pause_reason, 'We check a transaction. Balances are not affected.');
    INSERT INTO audit_log (id, at, actor_id, action, target_kind, target_id, details)
      VALUES (gen_random_uuid(), NEW.raised_at, NULL, 'alarm.pause', 'settings',
        '00000000-0000-0000-0000-000000000000', jsonb_build_object('alarm', NEW.id));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER alarms_recorded AFTER INSERT ON alarms
  FOR EACH ROW EXECUTE FUNCTION record_alarm();

CREATE FUNCTION guard_unpause() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM alarms WHERE status = 'open' AND paused) THEN
    RAISE EXCEPTION 'an alarm is open' USING ERRCODE = 'restrict_violation',
      CONSTRAINT = 'settings_alarm';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER settings_unpaused BEFORE UPDATE ON settings FOR EACH ROW
  WHEN (OLD.deposits_paused AND NOT NEW.deposits_paused
    OR OLD.withdrawals_paused AND NOT NEW.withdrawals_paused)
  EXECUTE FUNCTION guard_unpause();

-- Raises an alarm for each spend that is not announced, and for payments of confirmed deposits that left
-- the chain; returns the new ones.
CREATE FUNCTION raise_alarms(which text) RETURNS SETOF alarms LANGUAGE sql AS $$
  WITH found AS (
    SELECT 'theft' AS kind, s.coin, coalesce(s.txid, s.id::text) AS txid,
      jsonb_build_object('units', s.units::text, 'address', a.address, 'outputs', s.outputs,
        'height', s.height) AS facts
    FROM chain_spends s JOIN receiving_addresses a ON a.id = s.address_id
    WHERE s.coin = which AND s.state <> 'gone' AND NOT s.is_earlier AND NOT is_announced(s.id)
      AND (s.state IN ('seen', 'mined') OR s.seen_at > platform_now() - interval '2 days')
    UNION ALL
    SELECT 'reorg', p.coin, coalesce(p.txid, p.id::text), jsonb_build_object('units', p.units::text,
      'address', a.address, 'deposit', d.id)
    FROM payment_links l JOIN deposits d ON d.id = l.deposit_id AND d.status = 'confirmed'
      JOIN chain_payments p ON p.id = l.payment_id AND p.coin = which AND p.state = 'gone'
      JOIN receiving_addresses a ON a.id = p.address_id
    WHERE p.linked
  )
  INSERT INTO alarms (id, kind, coin, txid, facts)
    SELECT DISTINCT ON (kind, txid) gen_random_uuid(), kind, coin, txid, facts FROM found f
    WHERE NOT EXISTS (SELECT FROM alarms o WHERE (o.kind, o.coin, o.txid) = (f.kind, f.coin, f.txid))
    ORDER BY kind, txid
    ON CONFLICT ON CONSTRAINT alarms_once DO NOTHING
    RETURNING *
$$;

-- An alarm is a subject of approvals. The functions and constraints are extended as they are, because
-- other migrations extend them as well.
DO $$
DECLARE
  part record;
  before text;
  after text;
BEGIN
  FOR part IN SELECT * FROM (VALUES
    ('subject_text(text, uuid, bigint)', 'SELECT CASE which',
      'SELECT CASE which WHEN ''alarm'' THEN (SELECT concat_ws(''|'', which, id, kind, coin, txid)
        FROM alarms WHERE id = subject)'),
    ('lock_subject(text, uuid)', 'CASE which',
      'CASE which WHEN ''alarm'' THEN PERFORM FROM alarms WHERE id = subject FOR NO KEY UPDATE;'),
    ('subject_facts(text, uuid)', E'\n$function$',
      E'\n  UNION ALL SELECT NULL, status = ''open'', raised_at, NULL, id FROM alarms
        WHERE which = ''alarm'' AND id = subject\n$function$')) AS parts(name, old, new)
  LOOP
    before := pg_get_functiondef(part.name::regprocedure);
    after := replace(before, part.old, part.new);
    IF after = before THEN
      RAISE EXCEPTION '% has another form', part.name;
    END IF;
    EXECUTE after;
  END LOOP;
  FOR part IN SELECT * FROM (VALUES
    ('approval_rules', 'approval_rules_kind_check', 'kind'),
    ('approvals', 'approvals_subject_kind_check', 'subject_kind'),
    ('objections', 'objections_subject_kind_check', 'subject_kind')) AS parts(name, rule, field)
  LOOP
    SELECT substr(pg_get_constraintdef(oid), 7) INTO before FROM pg_constraint
      WHERE conname = part.rule AND conrelid = part.name::regclass;
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I, ADD CONSTRAINT %I
      CHECK (%I = ''alarm'' OR %s)', part.name, part.rule, part.rule, part.field, before);
  END LOOP;
END $$;
ALTER TABLE approval_rules ADD CONSTRAINT approval_rules_alarm
  CHECK (kind <> 'alarm' OR from_cents = 0 AND wait_s = 0);

-- Two people close an alarm, unless a rule says otherwise.
ALTER TABLE approval_rules DISABLE TRIGGER approval_rules_audited;
INSERT INTO approval_rules (id, kind, approvals, asked_at, status, valid_from)
  VALUES (md5('first rule: alarm')::uuid, 'alarm', 2, '2000-01-01Z', 'approved', '2000-01-01Z');
ALTER TABLE approval_rules ENABLE TRIGGER approval_rules_audited;

DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION record_alarm() SECURITY DEFINER SET search_path = %I, pg_temp',
    current_schema());
  REVOKE EXECUTE ON FUNCTION record_alarm() FROM PUBLIC;
END $$;
