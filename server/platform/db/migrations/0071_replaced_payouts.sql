-- A payout that waits in the mempool is replaced by one with the same recipients, amounts and coin and a
-- higher fee. At most one of such a family can ever be in a block. One payout of a family has the parts
-- open: the one that a node shows. A replaced payout comes back if a block contains it after all.

ALTER TABLE payouts
  ADD COLUMN replaces uuid REFERENCES payouts,
  -- The first payout of those that replace each other.
  ADD COLUMN family_id uuid REFERENCES payouts,
  DROP CONSTRAINT payouts_state_check,
  ADD CONSTRAINT payouts_state_check CHECK (
    state IN ('draft', 'signed', 'sent', 'mined', 'replaced', 'cancelled', 'expired'));
ALTER TABLE payouts DISABLE TRIGGER payouts_guard;
UPDATE payouts SET family_id = id;
ALTER TABLE payouts ENABLE TRIGGER payouts_guard;
ALTER TABLE payouts ALTER COLUMN family_id SET NOT NULL;
-- One replacement at a time waits for its signature.
CREATE UNIQUE INDEX payouts_replacement_open ON payouts (family_id)
  WHERE state IN ('draft', 'signed') AND replaces IS NOT NULL;
CREATE UNIQUE INDEX payouts_sent_once ON payouts (family_id) WHERE state = 'sent';

-- Whether a node shows another payout of the family, or was asked to send it.
CREATE FUNCTION payout_is_overtaken(p payouts) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM payouts o WHERE o.family_id = p.family_id AND o.id <> p.id
    AND (payout_is_seen(o) OR o.state = 'signed' AND o.send_asked_at IS NOT NULL))
$$;

-- Errors: PV007 a payout that is not on its way to a block, or terms that are not those of it.
CREATE FUNCTION guard_replacement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  earlier payouts;
BEGIN
  NEW.family_id := NEW.id;
  IF NEW.replaces IS NULL THEN
    RETURN NEW;
  END IF;
  SELECT * INTO earlier FROM payouts WHERE id = NEW.replaces;
  IF earlier.state <> 'sent' OR payout_is_mined(earlier) OR payout_is_dead(earlier)
    OR (NEW.coin, NEW.wallet_id, NEW.rate_usd, NEW.made_by)
      IS DISTINCT FROM (earlier.coin, earlier.wallet_id, earlier.rate_usd, earlier.made_by)
    OR NEW.fee_units <= earlier.fee_units OR NEW.fee_rate <= earlier.fee_rate THEN
    RAISE EXCEPTION 'payout % cannot be replaced like this', earlier.id USING ERRCODE = 'PV007';
  END IF;
  NEW.family_id := earlier.family_id;
  RETURN NEW;
END $$;
CREATE TRIGGER payouts_replacing BEFORE INSERT ON payouts
  FOR EACH ROW EXECUTE FUNCTION guard_replacement();

-- A replacement pays the same withdrawals and spends all coin of the earlier payout.
CREATE FUNCTION check_replacement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
      (SELECT withdrawal_id FROM payout_items WHERE payout_id = NEW.replaces)
      EXCEPT SELECT withdrawal_id FROM payout_items WHERE payout_id = NEW.id)
    OR EXISTS (
      (SELECT withdrawal_id FROM payout_items WHERE payout_id = NEW.id)
      EXCEPT SELECT withdrawal_id FROM payout_items WHERE payout_id = NEW.replaces)
    OR EXISTS (
      (SELECT payment_id FROM payout_inputs WHERE payout_id = NEW.replaces)
      EXCEPT SELECT payment_id FROM payout_inputs WHERE payout_id = NEW.id) THEN
    RAISE EXCEPTION 'payout % is not the one that it replaces', NEW.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payouts_same_terms AFTER INSERT ON payouts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.replaces IS NOT NULL)
  EXECUTE FUNCTION check_replacement();

-- A part that another payout of the family has open is opened when this payout takes its place.
CREATE FUNCTION close_shared_part() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  earlier uuid := (SELECT replaces FROM payouts WHERE id = NEW.payout_id);
BEGIN
  IF TG_TABLE_NAME = 'payout_items' THEN
    NEW.is_open := earlier IS NULL;
  ELSE
    NEW.is_open := NOT EXISTS (SELECT FROM payout_inputs
      WHERE payout_id = earlier AND payment_id = NEW.payment_id);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_items_shared BEFORE INSERT ON payout_items
  FOR EACH ROW EXECUTE FUNCTION close_shared_part();
CREATE TRIGGER payout_inputs_shared BEFORE INSERT ON payout_inputs
  FOR EACH ROW EXECUTE FUNCTION close_shared_part();

-- Before a payout is sent, the one of its family that was sent ends.
CREATE FUNCTION take_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payouts SET state = 'replaced', problem = NULL
    WHERE family_id = NEW.family_id AND id <> NEW.id AND state = 'sent';
  RETURN NEW;
END $$;
CREATE TRIGGER payouts_take_place BEFORE UPDATE ON payouts
  FOR EACH ROW WHEN (NEW.state = 'sent' AND OLD.state <> 'sent') EXECUTE FUNCTION take_place();

-- The functions are extended as they are.
DO $$
DECLARE
  part record;
  before text;
  after text;
BEGIN
  FOR part IN SELECT * FROM (VALUES
    ('guard_payout_input()', 'AND p.spent_txid IS NULL);',
      'AND (p.spent_txid IS NULL OR p.spent_height IS NULL AND EXISTS (
        SELECT FROM payout_inputs i JOIN payouts o ON o.id = i.payout_id
        WHERE o.id = made.replaces AND i.payment_id = p.id AND o.unsigned_id = p.spent_txid)));'),
    ('guard_payout()', 'WHEN step = ''sent to sent'' THEN ''{problem}''',
      'WHEN step = ''sent to sent'' THEN ''{problem}''
    WHEN step = ''sent to replaced'' THEN ''{state,problem}''
    WHEN step IN (''draft to replaced'', ''signed to replaced'') THEN ''{state}''
    WHEN step = ''replaced to sent'' THEN ''{state,problem,sent_at}'''),
    ('guard_payout()', 'OR NEW.state = ''expired'' AND OLD.expires_at > platform_now()',
      'OR NEW.state = ''expired'' AND OLD.expires_at > platform_now()
    OR step = ''sent to replaced'' AND (payout_is_mined(OLD) OR NOT payout_is_overtaken(OLD))
    OR NEW.state = ''replaced'' AND OLD.state <> ''sent'' AND NOT EXISTS (
      SELECT FROM payouts o WHERE o.family_id = OLD.family_id AND o.state = ''mined'')
    OR step = ''replaced to sent'' AND NOT payout_is_mined(OLD)
    OR step = ''sent to cancelled'' AND payout_is_overtaken(OLD)'),
    ('record_payout()', 'IF NEW.state IN (''sent'', ''mined'', ''expired'') THEN',
      'IF NEW.state = ''mined'' THEN
    UPDATE payouts SET state = ''replaced''
      WHERE family_id = NEW.family_id AND state IN (''draft'', ''signed'');
    UPDATE payout_inputs SET is_open = false WHERE is_open AND payout_id IN (
      SELECT id FROM payouts WHERE family_id = NEW.family_id AND id <> NEW.id);
  END IF;
  IF NEW.state = ''sent'' THEN
    UPDATE payout_items SET is_open = false WHERE is_open AND payout_id IN (
      SELECT id FROM payouts WHERE family_id = NEW.family_id AND state = ''replaced'');
    UPDATE payout_inputs SET is_open = false WHERE is_open AND payout_id IN (
      SELECT id FROM payouts WHERE family_id = NEW.family_id AND state = ''replaced'');
    UPDATE payout_items SET is_open = true WHERE payout_id = NEW.id AND NOT is_open;
    UPDATE payout_inputs SET is_open = true WHERE payout_id = NEW.id AND NOT is_open;
  END IF;
  IF NEW.state IN (''sent'', ''mined'', ''expired'', ''replaced'') THEN'),
    ('guard_payout_part()', 'IF NEW.is_open OR', 'IF NEW.is_open AND (OLD.is_open OR NOT EXISTS (
      SELECT FROM payouts p JOIN payouts o ON o.family_id = p.family_id AND o.id <> p.id
      WHERE p.id = OLD.payout_id AND p.state = ''sent'')) OR'),
    ('guard_payout_part()', 'OR EXISTS (SELECT FROM payouts',
      'OR NOT NEW.is_open AND EXISTS (SELECT FROM payouts'),
    ('announced_units(chain_spends, text)', 'AND i.is_open AND p.unsigned_id = s.txid',
      'AND p.unsigned_id = s.txid
        AND (i.is_open OR p.state IN (''draft'', ''signed'', ''sent'', ''replaced''))')
    ) AS parts (name, was, becomes)
  LOOP
    before := pg_get_functiondef(part.name::regprocedure);
    after := replace(before, part.was, part.becomes);
    IF after = before THEN
      RAISE EXCEPTION '% has another form', part.name;
    END IF;
    EXECUTE after;
  END LOOP;
END $$;
