-- Coin that went to the address of a withdrawal is recorded before anything else is paid there; a person whose
-- passkey was removed signs again until two people reset it; and a payment is recorded now, by who may pay.

-- Units of a payout that its approval covers; a rate can move while it waits for a block.
CREATE FUNCTION at_most(units numeric, cents bigint, rate numeric, which text) RETURNS numeric
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN units IS NOT NULL THEN least(units,
    floor(cents * 1.2 / 100 / rate * CASE which WHEN 'BTC' THEN 1e8 ELSE 1e18 END)) END
$$;

CREATE FUNCTION own_spends_to(which text, target text, since timestamptz)
RETURNS TABLE (txid text, units numeric, seen_at timestamptz) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT s.txid, sum(o.units), s.seen_at
    FROM chain_spends s, jsonb_to_recordset(s.outputs) AS o(address text, units numeric)
    WHERE s.coin = which AND s.state <> 'gone' AND NOT s.is_earlier AND s.seen_at >= since
      AND address_key(which, o.address) = target
    GROUP BY s.id, s.txid, s.seen_at;
END $$;

-- Whether more coin of our own went to its address since it was asked than payments record.
CREATE OR REPLACE FUNCTION may_be_sent(withdrawal uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  asked withdrawals;
  sent numeric;
  recorded numeric;
BEGIN
  SELECT * INTO asked FROM withdrawals WHERE id = withdrawal AND status = 'approved';
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  WITH found AS (
    SELECT * FROM own_spends_to(asked.coin, address_key(asked.coin, asked.address), asked.asked_at)
  )
  SELECT coalesce(sum(units), 0), (SELECT coalesce(sum(least(w.coin_units, floor(w.amount_cents * 1.03 / 100
      / coalesce(w.compared_rate_usd, (SELECT usd FROM rate_levels WHERE asset = w.coin))
      * CASE w.coin WHEN 'BTC' THEN 1e8 ELSE 1e18 END))), 0)
    FROM withdrawals w WHERE w.coin = asked.coin AND w.status = 'paid'
      AND w.txid IN (SELECT txid FROM found)
      AND address_key(w.coin, w.address) = address_key(asked.coin, asked.address))
    INTO sent, recorded FROM found;
  RETURN sent > recorded;
END $$;

-- A reconciliation of a later day or block would end all others.
CREATE FUNCTION guard_new_reconciliation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.day > (platform_now() AT TIME ZONE 'UTC')::date
    OR NEW.height > (SELECT height FROM chain_state WHERE coin = NEW.coin) THEN
    RAISE EXCEPTION 'a reconciliation is of a day that has begun' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER reconciliations_of_today BEFORE INSERT ON reconciliations
  FOR EACH ROW EXECUTE FUNCTION guard_new_reconciliation();

-- A lock of what counts together helps only if the count behind it sees what was committed before.
CREATE FUNCTION require_read_committed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'a decision reads what is committed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE
  decided text;
BEGIN
  FOREACH decided IN ARRAY ARRAY['adjustments', 'adjustment_proposals', 'alarms', 'approval_rules', 'approvals',
    'deposits', 'duty_changes', 'ledger_entries', 'objections', 'payout_addresses', 'payouts', 'resets',
    'reversals', 'settings', 'wallets', 'withdrawals'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION require_read_committed()', decided || '_read_committed', decided);
  END LOOP;
END $$;

DO $$
DECLARE
  patch record;
BEGIN
  FOR patch IN SELECT * FROM (VALUES
    (1, 'guard_evidence()', 'AND (removed_at IS NULL OR removed_at > platform_now() - interval ''24 hours'')) THEN',
      'AND (removed_at IS NULL OR removed_at > platform_now() - interval ''24 hours''
        OR NOT EXISTS (SELECT FROM resets WHERE resets.user_id = NEW.by_user AND done_at >= counts_from))) THEN'),
    (2, 'guard_evidence()', 'NEW.subject_kind IN (''wallet'', ''rule'', ''duty'', ''reset'')',
      'NEW.subject_kind IN (''wallet'', ''rule'', ''duty'', ''reset'', ''alarm'')'),
    (3, 'guard_withdrawal()', 'NEW.coin_units * NEW.compared_rate_usd * 100',
      'NEW.coin_units * coalesce(NEW.compared_rate_usd, (SELECT usd FROM rate_levels WHERE asset = NEW.coin)) * 100'),
    (4, 'guard_withdrawal()', '  -- A cent more each way: units are rounded.', '
  IF NEW.status = ''paid'' AND (NEW.payment_evidence->>''type'' = ''earlier''
    OR NEW.paid_at NOT BETWEEN platform_now() - interval ''1 hour'' AND platform_now() + interval ''1 hour''
    OR NOT holds_duty(NEW.paid_by, ''pay'') AND NOT EXISTS (SELECT FROM payouts
      WHERE (coin, unsigned_id, made_by) = (NEW.coin, NEW.txid, NEW.paid_by))) THEN
    RAISE EXCEPTION ''payment of % is recorded now, by who may pay'', OLD.id USING ERRCODE = ''restrict_violation'';
  END IF;
  IF NEW.status = ''paid'' AND may_be_sent(OLD.id) AND NOT EXISTS (
    SELECT FROM own_spends_to(OLD.coin, address_key(OLD.coin, OLD.address), OLD.asked_at) sent
    WHERE sent.txid = NEW.txid) THEN
    RAISE EXCEPTION ''another payment of % is not recorded'', OLD.id USING ERRCODE = ''PV014'';
  END IF;
  -- A cent more each way: units are rounded.'),
    (5, 'guard_payout_item()', '  -- Rounded half up, as quotes are.', '
  IF made.replaces IS NULL AND may_be_sent(paid.id) THEN
    RAISE EXCEPTION ''coin went to the address of withdrawal %'', paid.id USING ERRCODE = ''PV014'';
  END IF;
  -- Rounded half up, as quotes are.'),
    (6, 'guard_withdrawal_in_payout()', '  IF NOT FOUND THEN
    RETURN NEW;', '  IF NOT FOUND THEN
    -- The whole payout could never be settled.
    IF NEW.status = ''paid'' AND EXISTS (SELECT FROM payouts
      WHERE (coin, unsigned_id) = (NEW.coin, lower(NEW.txid)) AND state NOT IN (''cancelled'', ''expired'')) THEN
      RAISE EXCEPTION ''transaction % is of a payout'', NEW.txid
        USING ERRCODE = ''restrict_violation'', CONSTRAINT = ''withdrawals_in_payout'';
    END IF;
    RETURN NEW;'),
    (7, 'announced_units(chain_spends, text)', 'p.state IN (''draft'', ''signed'', ''sent'', ''replaced'')',
      'p.state IN (''draft'', ''signed'', ''sent'')
          OR p.state = ''replaced'' AND (w.status = ''approved'' OR w.txid = s.txid)'),
    (8, 'announced_units(chain_spends, text)', 'sum(coalesce(payout_units, least(',
      'sum(coalesce(at_most(payout_units, amount_cents, s.rate_usd, s.coin), least('),
    (9, 'announced_units(chain_spends, text)', 'least(compared_rate_usd, s.rate_usd)',
      'coalesce(least(compared_rate_usd, s.rate_usd), (SELECT usd FROM rate_levels WHERE asset = s.coin))'),
    (10, 'is_exact(uuid, uuid)', 'AND q.created_at <= p.seen_at
', 'AND q.created_at <= p.seen_at AND p.seen_at <= q.expires_at + interval ''3 hours''
'),
    (11, 'is_announced(uuid)', 'SELECT address_key(x.coin, o.address) AS target, sum(o.units) AS units
    FROM s JOIN chain_spends x ON x.coin = s.coin AND x.id <> s.id AND x.state <> ''gone''
        AND NOT x.is_earlier
        AND NOT EXISTS (SELECT FROM withdrawals w WHERE w.coin = x.coin AND w.txid = x.txid),
      jsonb_to_recordset(x.outputs) AS o(address text, units numeric)
    WHERE address_key(x.coin, o.address) IN (SELECT target FROM foreign_sent)
    GROUP BY 1', 'SELECT paid.target, sum(greatest(0, paid.units - known.recorded)) AS units
    FROM s JOIN chain_spends x ON x.coin = s.coin AND x.id <> s.id AND x.state <> ''gone''
        AND NOT x.is_earlier
      CROSS JOIN LATERAL (SELECT address_key(x.coin, o.address) AS target, sum(o.units) AS units
        FROM jsonb_to_recordset(x.outputs) AS o(address text, units numeric) GROUP BY 1) paid
      CROSS JOIN LATERAL announced_units(x, paid.target) known
    WHERE paid.target IN (SELECT target FROM foreign_sent)
    GROUP BY 1'),
    -- Invented sums do not push out those of the last week.
    (12, 'take_liabilities(timestamptz, bytea)', 'DELETE FROM liability_nodes WHERE snapshot <= taken - 7;',
      'DELETE FROM liability_nodes WHERE snapshot <= taken - 7 AND snapshot IN (
    SELECT number FROM liability_snapshots WHERE at < platform_now() - interval ''156 hours'');'),
    (13, 'take_liabilities(timestamptz, bytea)', 'DELETE FROM liability_parts WHERE snapshot <= taken - 7;',
      'DELETE FROM liability_parts WHERE snapshot <= taken - 7 AND snapshot IN (
    SELECT number FROM liability_snapshots WHERE at < platform_now() - interval ''156 hours'');')
    ) AS patches (nth, signature, before, after) ORDER BY nth
  LOOP
    IF position(patch.before IN pg_get_functiondef(patch.signature::regprocedure)) = 0 THEN
      RAISE EXCEPTION 'patch %: % has another text', patch.nth, patch.signature;
    END IF;
    EXECUTE replace(pg_get_functiondef(patch.signature::regprocedure), patch.before, patch.after);
  END LOOP;
END $$;
