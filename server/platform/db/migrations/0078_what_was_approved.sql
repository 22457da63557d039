-- What an approval says must be what its item is, and an unsigned approval from when one person sufficed
-- must not be the second of two.

-- The amount that an approval of an item names; null where the approval sets it.
CREATE FUNCTION item_cents(which text, subject uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN CASE which WHEN 'deposit' THEN NULL
    WHEN 'withdrawal' THEN (SELECT amount_cents FROM withdrawals WHERE id = subject)
    WHEN 'adjustment' THEN (SELECT amount_cents FROM adjustment_proposals WHERE id = subject)
    WHEN 'reversal' THEN (SELECT amount_cents FROM reversals WHERE id = subject)
    ELSE 0 END;
END $$;

-- Coin that we send to ourselves: the change of a payment, or coin between two of our addresses.
CREATE FUNCTION is_own_transfer(payment uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM chain_payments p JOIN receiving_addresses a ON a.id = p.address_id
    WHERE p.id = payment AND (a.branch = 1 OR EXISTS (SELECT FROM chain_spends s
      WHERE s.coin = p.coin AND s.txid = p.txid AND s.state <> 'gone')));
END $$;

DO $$
DECLARE
  patch record;
BEGIN
  FOR patch IN SELECT * FROM (VALUES
    (1, 'check_approval()', 'subject_content(NEW.subject_kind, NEW.subject_id, NEW.cents) THEN',
      'subject_content(NEW.subject_kind, NEW.subject_id, NEW.cents)
    OR NEW.cents <> item_cents(NEW.subject_kind, NEW.subject_id) THEN'),
    (2, 'approval_state(text, uuid, bigint, timestamptz)',
      'AND holds_duty(by_user, approver_duty(which))',
      'AND holds_duty(by_user, approver_duty(which))
      AND (coalesce(approvals.needed, 2) > 1 OR (SELECT step.needed FROM step) > 1 IS NOT TRUE)'),
    (3, 'guard_payment_link()', 'p.state <> ''gone'' AND',
      'p.state <> ''gone'' AND NOT is_own_transfer(p.id) AND'),
    (4, 'link_payment(uuid)', 'AND p.state <> ''gone'' FOR UPDATE OF p;',
      'AND p.state <> ''gone'' AND NOT is_own_transfer(p.id) FOR UPDATE OF p;'),
    -- A transaction id is public: at a shared address only a quote from before the payment counts.
    (5, 'link_payment(uuid)', 'AND user_id = coalesce(paid.owner, user_id));',
      'AND user_id = coalesce(paid.owner, user_id)
    AND (paid.owner IS NOT NULL OR NOT EXISTS (SELECT FROM payment_links WHERE deposit_id = deposits.id)
      AND coalesce((SELECT created_at FROM quotes WHERE id = deposits.quote_id), deposit_date) <= paid.seen_at));'),
    (6, 'deposit_chain(uuid)', 'WHERE l.deposit_id = deposit',
      'WHERE l.deposit_id = deposit AND NOT is_own_transfer(p.id)'),
    (7, 'guard_duty_change()', 'IF platform_now() < (
    SELECT payable_from FROM approval_state(''duty'', NEW.id, 0, OLD.asked_at)) THEN',
      'IF (platform_now() >= (
    SELECT payable_from FROM approval_state(''duty'', NEW.id, 0, OLD.asked_at))) IS NOT TRUE THEN'),
    (8, 'guard_reset()', 'IF platform_now() < (
      SELECT payable_from FROM approval_state(''reset'', NEW.id, 0, OLD.asked_at)) THEN',
      'IF (platform_now() >= (
      SELECT payable_from FROM approval_state(''reset'', NEW.id, 0, OLD.asked_at))) IS NOT TRUE THEN'),
    -- The lock comes before the row, which keeps how many people the item took then.
    (9, 'give_approval(uuid, text, uuid, bigint, uuid, text, jsonb, text)', '
  IF which IN (''adjustment'', ''reversal'') THEN
    PERFORM lock_maker(which, approver);
  END IF;
  IF which IN (''deposit'', ''withdrawal'') THEN
    PERFORM lock_maker(which || ''s'', (SELECT owner FROM subject_facts(which, subject)));
  END IF;', ''),
    (10, 'give_approval(uuid, text, uuid, bigint, uuid, text, jsonb, text)',
      'BEGIN
  INSERT INTO approvals', 'BEGIN
  IF which IN (''adjustment'', ''reversal'') THEN
    PERFORM lock_maker(which, approver);
  END IF;
  IF which IN (''deposit'', ''withdrawal'') THEN
    PERFORM lock_maker(which || ''s'', (SELECT owner FROM subject_facts(which, subject)));
  END IF;
  INSERT INTO approvals')
    ) AS patches (nth, signature, before, after) ORDER BY nth
  LOOP
    EXECUTE replace(pg_get_functiondef(patch.signature::regprocedure), patch.before, patch.after);
  END LOOP;
END $$;
