-- A payment belongs to one deposit, whichever of the two is recorded first, and to a quote that was open when it was sent.

-- A payment that came before its quote would be an option: the investor quotes it once the price has risen.
CREATE FUNCTION is_early(paid chain_payments, quote_start timestamptz) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(paid.coin = 'ETH' AND paid.seen_at < quote_start - interval '1 minute', false)
$$;

DO $$
DECLARE
  patch record;
BEGIN
  FOR patch IN SELECT * FROM (VALUES
    -- Recorded at once, a payment and a deposit would each miss the other. A round locks its addresses too.
    (1, 'link_deposit()', 'BEGIN
  PERFORM link_payment', 'BEGIN
  PERFORM FROM receiving_addresses WHERE (coin, address) = (NEW.coin, NEW.address) FOR SHARE;
  PERFORM link_payment'),
    (2, 'deposit_chain(uuid)', 'q.coin_units, q.rate_usd, d.rate_at_arrival, q.expires_at,',
      'q.coin_units, q.rate_usd, d.rate_at_arrival, q.created_at, q.expires_at,'),
    (3, 'deposit_chain(uuid)', 'is_late(p, a.expires_at) AS is_late,',
      'is_late(p, a.expires_at) OR is_early(p, a.created_at) AS is_late, is_early(p, a.created_at) AS is_early,'),
    (4, 'deposit_chain(uuid)', 'WHEN is_late(p, a.expires_at) AND a.late_rate = ''seen'' THEN',
      'WHEN is_early(p, a.created_at) OR is_late(p, a.expires_at) AND a.late_rate = ''seen'' THEN'),
    (5, 'deposit_chain(uuid)', 'bool_and(NOT is_late OR late_rate = ''quote'') AS is_at_quote',
      'bool_and(NOT is_early AND (NOT is_late OR late_rate = ''quote'')) AS is_at_quote'),
    -- A reading of the node comes up to half a minute after the payment, which a stranger can see before.
    (6, 'is_exact(uuid, uuid)', 'AND q.created_at <= p.seen_at AND',
      'AND q.created_at <= p.seen_at - interval ''30 seconds'' AND'),
    (7, 'guard_deposit()', '  IF OLD.status = ''pending'' AND NEW.status = ''confirmed'' AND NEW.checked_txid IS NULL',
      '  IF OLD.status = ''pending'' AND NEW.status = ''confirmed'' AND EXISTS (
    SELECT FROM chain_payments p JOIN payment_links l ON l.payment_id = p.id
      JOIN deposits d ON d.id = l.deposit_id
    WHERE p.coin = NEW.coin AND lower(p.txid) = coalesce(NEW.checked_txid, NEW.txid)
      AND p.n = coalesce(NEW.checked_output, p.n) AND d.id <> NEW.id AND d.status = ''confirmed'') THEN
    RAISE EXCEPTION ''the payment of deposit % was credited with another one'', OLD.id
      USING ERRCODE = ''unique_violation'', CONSTRAINT = ''deposits_checked_once'';
  END IF;
  IF OLD.status = ''pending'' AND NEW.status = ''confirmed'' AND NEW.checked_txid IS NULL'),
    -- A reconciliation that was written for a block ahead would end all others.
    (8, 'make_reconciliation(text, integer, text, numeric, integer, numeric, jsonb)',
      'WHERE coin = which ORDER BY height DESC LIMIT 1;
  IF before.height >= to_height THEN',
      'WHERE coin = which AND height < to_height
    ORDER BY height DESC LIMIT 1;
  IF EXISTS (SELECT FROM reconciliations WHERE (coin, height) = (which, to_height)) THEN'),
    -- Otherwise the overview asks for holders of the duty Keys.
    (9, 'approver_duty(text)', 'WHEN ''deposit'' THEN ''review''',
      'WHEN ''deposit'' THEN ''review'' WHEN ''deposit-unseen'' THEN ''review''')
    ) AS patches (nth, signature, before, after) ORDER BY nth
  LOOP
    IF position(patch.before IN pg_get_functiondef(patch.signature::regprocedure)) = 0 THEN
      RAISE EXCEPTION 'patch %: % has another text', patch.nth, patch.signature;
    END IF;
    EXECUTE replace(pg_get_functiondef(patch.signature::regprocedure), patch.before, patch.after);
  END LOOP;
END $$;
