-- What the chain proves about a deposit. SQL decides it once, for badge, rule and suggestion alike: enough
-- confirmations by amount, in payments that belong to the deposit, at a chain that was read lately.

ALTER TABLE settings
  ADD COLUMN confirm_small integer NOT NULL DEFAULT 1,
  ADD COLUMN confirm_medium integer NOT NULL DEFAULT 3,
  ADD COLUMN confirm_large integer NOT NULL DEFAULT 6,
  ADD COLUMN medium_from_usd integer NOT NULL DEFAULT 1000,
  ADD COLUMN large_from_usd integer NOT NULL DEFAULT 50000,
  ADD COLUMN payment_tolerance_bps integer NOT NULL DEFAULT 0,
  ADD COLUMN late_rate text NOT NULL DEFAULT 'quote',
  ADD CONSTRAINT settings_confirmations CHECK (confirm_small BETWEEN 1 AND 6
    AND confirm_medium BETWEEN confirm_small AND 6 AND confirm_large BETWEEN confirm_medium AND 6
    AND medium_from_usd BETWEEN 1 AND large_from_usd AND large_from_usd <= 999999999),
  ADD CONSTRAINT settings_tolerance CHECK (payment_tolerance_bps BETWEEN 0 AND 200),
  ADD CONSTRAINT settings_late_rate CHECK (late_rate IN ('quote', 'seen'));

-- Whether a payment belongs to a deposit, so that the others are found by an index.
ALTER TABLE chain_payments ADD COLUMN linked boolean NOT NULL DEFAULT false;
CREATE INDEX chain_payments_unclaimed ON chain_payments (seen_at DESC, id DESC)
  WHERE NOT linked AND state <> 'gone';
CREATE OR REPLACE FUNCTION guard_chain_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changeable text[] := ARRAY['state', 'block_hash', 'height', 'sources', 'replaced_by', 'spv',
    'spent_txid', 'spent_height', 'spends', 'linked'];
BEGIN
  IF to_jsonb(NEW) - changeable <> to_jsonb(OLD) - changeable
    OR NEW.linked <> OLD.linked AND (OLD.linked OR pg_trigger_depth() < 2) THEN
    RAISE EXCEPTION 'what a payment paid never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE FUNCTION mark_linked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE chain_payments SET linked = true WHERE id = NEW.payment_id;
  RETURN NULL;
END $$;
CREATE TRIGGER payment_links_marked AFTER INSERT ON payment_links
  FOR EACH ROW EXECUTE FUNCTION mark_linked();

-- The last state that screens and mails were told of.
CREATE TABLE chain_reports (
  deposit_id uuid PRIMARY KEY REFERENCES deposits,
  state text NOT NULL,
  confirmations integer NOT NULL
);

-- The deposit of a payment: the one that names its transaction id; at an address of one investor also
-- their only open deposit, or the only one of exactly this amount. A shared address is public, so that
-- there an amount says nothing.
CREATE FUNCTION link_payment(payment uuid) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  paid record;
  chosen uuid[];
BEGIN
  SELECT p.*, a.address, a.user_id AS owner INTO paid FROM chain_payments p
    JOIN receiving_addresses a ON a.id = p.address_id
    WHERE p.id = payment AND NOT p.linked AND p.state <> 'gone' FOR UPDATE OF p;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  chosen := ARRAY(SELECT id FROM deposits WHERE (coin, txid) = (paid.coin, paid.txid)
    AND address = paid.address AND status = 'pending'
    AND user_id = coalesce(paid.owner, user_id));
  IF cardinality(chosen) > 1 THEN
    chosen := ARRAY(SELECT d.id FROM deposits d JOIN quotes q ON q.id = d.quote_id
      WHERE d.id = ANY (chosen) AND q.coin_units = paid.units);
  ELSIF cardinality(chosen) = 0 AND paid.owner IS NOT NULL THEN
    chosen := ARRAY(SELECT id FROM deposits WHERE user_id = paid.owner AND coin = paid.coin
      AND address = paid.address AND status = 'pending');
    IF cardinality(chosen) > 1 THEN
      chosen := ARRAY(SELECT d.id FROM deposits d JOIN quotes q ON q.id = d.quote_id
        WHERE d.id = ANY (chosen) AND q.coin_units = paid.units
          AND NOT EXISTS (SELECT FROM payment_links WHERE deposit_id = d.id));
    END IF;
  END IF;
  IF cardinality(chosen) <> 1 THEN
    RETURN NULL;
  END IF;
  INSERT INTO payment_links (payment_id, deposit_id) VALUES (payment, chosen[1]);
  RETURN chosen[1];
END $$;

-- A payment may be seen before its deposit is made, or before its transaction id is known.
CREATE FUNCTION link_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM link_payment(p.id) FROM chain_payments p
    JOIN receiving_addresses a ON a.id = p.address_id
    WHERE (a.coin, a.address) = (NEW.coin, NEW.address) AND NOT p.linked AND p.state <> 'gone'
      AND (p.txid = NEW.txid OR a.user_id = NEW.user_id);
  RETURN NULL;
END $$;
CREATE TRIGGER deposits_linked AFTER INSERT OR UPDATE OF txid ON deposits
  FOR EACH ROW WHEN (NEW.status = 'pending') EXECUTE FUNCTION link_deposit();

CREATE FUNCTION confirmations_asked(cents bigint) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN cents >= large_from_usd * 100::bigint THEN confirm_large
    WHEN cents >= medium_from_usd * 100::bigint THEN confirm_medium
    ELSE confirm_small END FROM settings
$$;

-- Cents of units at a rate, rounded down.
CREATE FUNCTION units_worth(units numeric, rate numeric, which text) RETURNS bigint
  LANGUAGE sql IMMUTABLE AS $$
  SELECT floor(units * rate * 100 / CASE which WHEN 'BTC' THEN 1e8 ELSE 1e18 END)::bigint
$$;

-- Bitcoin counts by confirmations, Ethereum once the network calls it final. What pays the quoted coin in
-- full is worth the quoted amount, although the coin was rounded.
CREATE FUNCTION deposit_chain(deposit uuid, OUT state text, OUT confirmations integer,
  OUT asked integer, OUT units numeric, OUT cents bigint) LANGUAGE sql STABLE AS $$
  WITH asked_of AS (
    SELECT d.coin, d.amount_cents, q.coin_units, q.rate_usd, q.expires_at, s.height,
      s.coin IS NOT NULL AS is_on, chain_is_fresh(d.coin) AS is_fresh,
      confirmations_asked(d.amount_cents) AS asked,
      (SELECT late_rate FROM settings) AS late_rate,
      (SELECT payment_tolerance_bps FROM settings) AS tolerance_bps
    FROM deposits d LEFT JOIN quotes q ON q.id = d.quote_id LEFT JOIN chain_state s ON s.coin = d.coin
    WHERE d.id = deposit
  ), paid AS (
    SELECT p.state, p.units, p.replaced_by, p.seen_at > a.expires_at AS is_late,
      CASE WHEN p.height IS NULL THEN 0 ELSE greatest(a.height - p.height + 1, 1) END AS confirmations,
      CASE WHEN p.height IS NULL THEN false
        WHEN a.coin = 'BTC' THEN a.height - p.height + 1 >= a.asked
        ELSE p.state = 'final' END AS is_enough,
      CASE WHEN p.seen_at > a.expires_at AND a.late_rate = 'seen' THEN coalesce(p.rate_usd, 0)
        ELSE a.rate_usd END AS rate,
      a.coin
    FROM payment_links l JOIN chain_payments p ON p.id = l.payment_id, asked_of a
    WHERE l.deposit_id = deposit
  ), sums AS (
    SELECT count(*) AS payments, count(*) FILTER (WHERE state <> 'gone') AS open,
      bool_or(replaced_by IS NOT NULL) AS is_replaced,
      bool_or(state = 'seen') AS is_seen,
      bool_and(is_enough) FILTER (WHERE state <> 'gone') AS is_enough,
      bool_or(is_late) FILTER (WHERE state <> 'gone') AS is_late,
      coalesce(min(confirmations) FILTER (WHERE state <> 'gone'), 0) AS confirmations,
      coalesce(sum(units) FILTER (WHERE state <> 'gone'), 0) AS units,
      coalesce(sum(units) FILTER (WHERE is_enough), 0) AS enough_units,
      bool_or(rate IS NULL) AS has_no_rate,
      coalesce(sum(units * rate) FILTER (WHERE is_enough), 0) AS units_at_rate,
      bool_and(NOT is_late OR late_rate = 'quote') AS is_at_quote
    FROM paid, (SELECT late_rate FROM asked_of) terms
  ), worth AS (
    SELECT CASE WHEN sums.open = 0 OR has_no_rate THEN 0
      WHEN is_at_quote AND enough_units >= coin_units
        THEN greatest(amount_cents, units_worth(units_at_rate, 1, coin))
      ELSE units_worth(units_at_rate, 1, coin) END AS cents
    FROM sums, asked_of
  )
  SELECT CASE
      WHEN NOT is_on THEN 'off'
      WHEN NOT is_fresh THEN 'stale'
      WHEN payments = 0 THEN 'none'
      WHEN open = 0 THEN CASE WHEN is_replaced THEN 'replaced' ELSE 'gone' END
      WHEN is_seen THEN 'seen'
      WHEN NOT is_enough THEN 'confirming'
      WHEN worth.cents * 10000 < amount_cents * (10000 - tolerance_bps)::bigint THEN 'short'
      WHEN sums.units > coin_units THEN 'over'
      WHEN is_late THEN 'late'
      ELSE 'enough' END,
    sums.confirmations::integer, CASE coin WHEN 'BTC' THEN asked_of.asked END, sums.units, worth.cents
  FROM asked_of, sums, worth
$$;

CREATE FUNCTION deposit_covered(deposit uuid, credit bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT state NOT IN ('off', 'stale', 'none')
    AND cents * 10000 >= credit * (10000 - (SELECT payment_tolerance_bps FROM settings))::bigint
  FROM deposit_chain(deposit)
$$;

-- A deposit that the chain does not cover meets a rule of its own too: the stricter one of both holds.
-- The constraints are extended as they are, because other migrations extend them as well.
DO $$
DECLARE
  rule text;
BEGIN
  SELECT substr(pg_get_constraintdef(oid), 7) INTO rule FROM pg_constraint
    WHERE conname = 'approval_rules_kind_check' AND conrelid = 'approval_rules'::regclass;
  ALTER TABLE approval_rules DROP CONSTRAINT approval_rules_kind_check;
  EXECUTE format('ALTER TABLE approval_rules ADD CONSTRAINT approval_rules_kind_check
    CHECK (kind = ''deposit-unseen'' OR %s)', rule);
END $$;
ALTER TABLE approval_rules ADD CONSTRAINT approval_rules_unseen
  CHECK (kind <> 'deposit-unseen' OR wait_s = 0);
ALTER TABLE approval_rules DISABLE TRIGGER approval_rules_audited;
INSERT INTO approval_rules (id, kind, approvals, asked_at, status, valid_from)
  VALUES (md5('first rule: deposit-unseen')::uuid, 'deposit-unseen', 1, '2000-01-01Z', 'approved',
    '2000-01-01Z');
ALTER TABLE approval_rules ENABLE TRIGGER approval_rules_audited;

CREATE OR REPLACE FUNCTION approval_state(which text, subject uuid, amount bigint, asked timestamptz,
  OUT needed integer, OUT have integer, OUT payable_from timestamptz, OUT separate_payer boolean)
  LANGUAGE sql STABLE AS $$
  WITH step AS (
    SELECT max(s.needed)::int AS needed, max(s.wait_s) AS wait_s,
      bool_or(s.separate_payer) AS separate_payer
    FROM unnest(CASE WHEN which = 'deposit' AND NOT deposit_covered(subject, amount)
        THEN ARRAY['deposit', 'deposit-unseen'] ELSE ARRAY[which] END) AS kind,
      LATERAL (SELECT * FROM rule_step(kind, amount, asked)
        UNION ALL SELECT * FROM rule_step(kind, amount, platform_now())) s
  ), counted AS (
    SELECT at, row_number() OVER (ORDER BY at, id) AS nth FROM approvals
    WHERE subject_kind = which AND subject_id = subject
      AND content = subject_content(which, subject, amount)
      AND holds_duty(by_user, approver_duty(which))
  )
  SELECT step.needed, (SELECT count(*)::int FROM counted),
    (SELECT at + step.wait_s * interval '1 s' FROM counted WHERE nth = step.needed),
    step.separate_payer
  FROM step
$$;

-- mark_linked writes a column that the program may not.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION mark_linked() SECURITY DEFINER SET search_path = %I, pg_temp',
    current_schema());
  REVOKE EXECUTE ON FUNCTION mark_linked() FROM PUBLIC;
END $$;
