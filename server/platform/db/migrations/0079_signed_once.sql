-- A signature counts in one call; who has a passkey signs; what one person makes alone is counted in turn;
-- an approval of a deposit is for the transaction it names; and a payment to an address that many share
-- belongs to a deposit by its exact amount, or by two people.

CREATE INDEX approvals_by_nonce ON approvals ((evidence->>'nonce')) WHERE evidence ? 'nonce';
CREATE INDEX withdrawals_by_nonce ON withdrawals ((evidence->>'nonce')) WHERE evidence ? 'nonce';
CREATE INDEX payout_addresses_by_nonce ON payout_addresses ((evidence->>'nonce')) WHERE evidence ? 'nonce';
CREATE INDEX quotes_by_units ON quotes (coin_units, address);

-- One form of each nonce: the bytes are what is signed, and the text is what is compared.
CREATE OR REPLACE FUNCTION is_evidence(proof jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN proof->>'type' = 'passkey' THEN proof ?& ARRAY['credential', 'nonce', 'text', 'assertion']
      AND coalesce(proof->>'nonce' ~ '^([0-9a-f]{2})+$', false)
      AND num_nulls(proof->>'credential', proof->>'text', proof->>'assertion') = 0
    ELSE coalesce(proof->>'type' IN ('password', 'code', 'recovery-code', 'passkey-sign-in', 'earlier'), false)
  END
$$;

CREATE FUNCTION guard_nonce() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_used boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE evidence ? ''nonce'' AND evidence->>''nonce'' = $1)',
    TG_TABLE_NAME) INTO is_used USING NEW.evidence->>'nonce';
  IF is_used THEN
    RAISE EXCEPTION 'this signature was used before' USING ERRCODE = 'PV010';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER withdrawals_signed_once BEFORE INSERT ON withdrawals
  FOR EACH ROW WHEN (NEW.evidence ? 'nonce') EXECUTE FUNCTION guard_nonce();
CREATE TRIGGER payout_addresses_signed_once BEFORE INSERT ON payout_addresses
  FOR EACH ROW WHEN (NEW.evidence ? 'nonce') EXECUTE FUNCTION guard_nonce();

-- Whether only this person can have asked for a payment to a shared address: it pays exactly what their quote
-- asked, no one else had such a quote, and no other deposit names its transaction.
CREATE FUNCTION is_exact(payment uuid, deposit uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM chain_payments p, deposits d JOIN quotes q ON q.id = d.quote_id
    WHERE p.id = payment AND d.id = deposit AND NOT d.duplicate AND q.coin_units = p.units
      AND q.created_at <= p.seen_at
      AND NOT EXISTS (SELECT FROM quotes other
        WHERE other.coin_units = q.coin_units AND other.address = q.address AND other.user_id <> q.user_id
          AND other.created_at <= p.seen_at AND other.created_at > p.seen_at - interval '7 days'));
END $$;

-- Covered by payments that no member of staff had to give to this investor.
CREATE FUNCTION deposit_proven(deposit uuid, credit bigint) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN deposit_covered(deposit, credit) AND NOT EXISTS (
    SELECT FROM payment_links l JOIN chain_payments p ON p.id = l.payment_id
      JOIN receiving_addresses a ON a.id = p.address_id
    WHERE l.deposit_id = deposit AND p.state <> 'gone' AND a.user_id IS NULL
      AND NOT is_exact(l.payment_id, deposit));
END $$;

-- The first block of a payment, and the rate then: an unconfirmed one can be kept back for days.
ALTER TABLE chain_payments ADD COLUMN mined_at timestamptz, ADD COLUMN mined_rate_usd numeric(24, 8);

CREATE FUNCTION is_late(paid chain_payments, quote_end timestamptz) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT paid.seen_at > quote_end OR coalesce(paid.mined_at > quote_end + interval '3 hours', false)
$$;

-- Of its first sight, or of its block where that came hours later: until then it can be replaced.
CREATE FUNCTION arrival_rate(paid chain_payments, quote_end timestamptz) RETURNS numeric
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN paid.mined_at > greatest(paid.seen_at, quote_end) + interval '3 hours' OR paid.seen_at <= quote_end
    THEN paid.mined_rate_usd ELSE paid.rate_usd END
$$;

-- Whether coin of our own went to its address since it was asked, and no withdrawal names that transaction.
CREATE FUNCTION may_be_sent(withdrawal uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM withdrawals w, chain_spends s,
      jsonb_to_recordset(s.outputs) AS o(address text, units numeric)
    WHERE w.id = withdrawal AND w.status = 'approved' AND s.coin = w.coin AND s.state <> 'gone'
      AND NOT s.is_earlier AND s.seen_at >= w.asked_at
      AND address_key(s.coin, o.address) = address_key(w.coin, w.address)
      AND NOT EXISTS (SELECT FROM withdrawals other WHERE other.coin = s.coin AND other.txid = s.txid));
END $$;

DO $$
DECLARE
  patch record;
BEGIN
  FOR patch IN SELECT * FROM (VALUES
    (1, 'guard_evidence()', '
  IF NEW.evidence->>''type'' = ''passkey'' AND NOT EXISTS (', '
  -- One call makes several in its own transaction.
  IF EXISTS (SELECT FROM approvals WHERE evidence ? ''nonce'' AND evidence->>''nonce'' = NEW.evidence->>''nonce''
    AND NOT (approvals.xmin = pg_current_xact_id()::xid AND by_user = NEW.by_user)) THEN
    RAISE EXCEPTION ''this signature was used before'' USING ERRCODE = ''PV010'';
  END IF;
  IF NOT NEW.sample AND NEW.evidence->>''type'' IS DISTINCT FROM ''passkey''
    AND (NEW.needed > 1 OR NEW.subject_kind IN (''wallet'', ''rule'', ''duty'', ''reset''))
    AND EXISTS (SELECT FROM passkeys WHERE user_id = NEW.by_user
      AND counts_from <= coalesce(removed_at, platform_now())
      AND (removed_at IS NULL OR removed_at > platform_now() - interval ''24 hours'')) THEN
    IF EXISTS (SELECT FROM passkeys WHERE user_id = NEW.by_user AND removed_at IS NULL
      AND counts_from <= platform_now()) THEN
      RAISE EXCEPTION ''% signs decisions by a passkey'', NEW.by_user USING ERRCODE = ''PV010'';
    END IF;
    RAISE EXCEPTION ''% removed a passkey within a day'', NEW.by_user USING ERRCODE = ''PV013'';
  END IF;
  IF NEW.evidence->>''type'' = ''passkey'' AND NOT EXISTS ('),
    -- The sum of what one person makes alone also goes by who approved, so all wait for each other.
    (2, 'lock_adjustments()', 'NEW.made_by', '''00000000-0000-0000-0000-000000000000'''),
    (3, 'lock_reversals()', 'NEW.made_by', '''00000000-0000-0000-0000-000000000000'''),
    (4, 'give_approval(uuid, text, uuid, bigint, uuid, text, jsonb, text)',
      'lock_maker(which, approver)', 'lock_maker(which, ''00000000-0000-0000-0000-000000000000'')'),
    (5, 'subject_text(text, uuid, bigint)', 'user_id, coin, address, amount)
', 'user_id, coin, address, amount, txid)
'),
    (6, 'subject_text(text, uuid, bigint)', 'encode(fingerprint, ''hex''), key_path)',
      'encode(fingerprint, ''hex''), key_path, CASE WHEN own_coin THEN ''own coin'' END)'),
    (7, 'guard_withdrawal()', 'payer_is_staff AND NEW.paying_by <> OLD.paying_by',
      'payer_is_staff AND (NEW.paying_by <> OLD.paying_by
        OR NEW.status = ''paid'' AND NEW.paid_by IS DISTINCT FROM OLD.paying_by)'),
    (8, 'guard_withdrawal()', 'AND NEW.decided_by <> OLD.paying_by
        OR NEW.decided_by <> OLD.former_payer)', 'AND NEW.decided_by IS DISTINCT FROM OLD.paying_by
        OR NEW.decided_by <> OLD.former_payer)'),
    (9, 'guard_withdrawal()', 'IF NEW.status = ''paid'' AND num_nonnulls', 'IF NEW.status = ''paid'' AND NEW.paid_by IS NULL
    OR NEW.status IN (''approved'', ''declined'') AND NEW.decided_by IS NULL THEN
    RAISE EXCEPTION ''% of withdrawal % by no person'', NEW.status, OLD.id USING ERRCODE = ''restrict_violation'';
  END IF;
  IF NEW.status = ''paid'' AND num_nonnulls'),
    (16, 'guard_withdrawal()', 'IF NEW.status = ''paid'' AND EXISTS (
    SELECT FROM users', 'IF NEW.status IN (''declined'', ''cancelled'') AND may_be_sent(OLD.id) THEN
    RAISE EXCEPTION ''coin went to the address of withdrawal %'', OLD.id USING ERRCODE = ''PV014'';
  END IF;
  IF NEW.status = ''paid'' AND EXISTS (
    SELECT FROM users'),
    (10, 'announced_units(chain_spends, text)', 'coalesce(sum(coalesce(payout_units, coin_units))',
      'coalesce(sum(coalesce(payout_units, least(coin_units, floor(amount_cents * 1.03 / 100
        / least(compared_rate_usd, s.rate_usd) * CASE s.coin WHEN ''BTC'' THEN 1e8 ELSE 1e18 END))))'),
    (11, 'link_payment(uuid)', 'AND coalesce((SELECT created_at FROM quotes WHERE id = deposits.quote_id), deposit_date) <= paid.seen_at));',
      'AND is_exact(payment, deposits.id)));'),
    (12, 'approval_state(text, uuid, bigint, timestamptz)', 'NOT deposit_covered(subject, amount)',
      'NOT deposit_proven(subject, amount)'),
    (13, 'deposit_chain(uuid)', 'p.seen_at > a.expires_at AS is_late', 'is_late(p, a.expires_at) AS is_late'),
    (14, 'deposit_chain(uuid)', 'CASE WHEN p.seen_at > a.expires_at AND a.late_rate = ''seen'' THEN coalesce(p.rate_usd, 0)',
      'CASE WHEN is_late(p, a.expires_at) AND a.late_rate = ''seen'' THEN
          coalesce(arrival_rate(p, a.expires_at), 0)'),
    (15, 'guard_chain_payment()', 'IF to_jsonb(NEW)', 'IF OLD.mined_at IS NULL THEN
    changeable := changeable || ARRAY[''mined_at'', ''mined_rate_usd''];
  END IF;
  IF to_jsonb(NEW)')
    ) AS patches (nth, signature, before, after) ORDER BY nth
  LOOP
    IF position(patch.before IN pg_get_functiondef(patch.signature::regprocedure)) = 0 THEN
      RAISE EXCEPTION 'patch %: % has another text', patch.nth, patch.signature;
    END IF;
    EXECUTE replace(pg_get_functiondef(patch.signature::regprocedure), patch.before, patch.after);
  END LOOP;
END $$;
