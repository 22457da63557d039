-- A payout is of an approved key, adds up with all of its parts, and its maker signed it; and one that a node may have
-- is not ended.

-- When it was given to a node that has not refused it since.
ALTER TABLE payouts ADD COLUMN given_at timestamptz;

CREATE TRIGGER payouts_not_earlier BEFORE INSERT ON payouts
  FOR EACH ROW WHEN (NEW.evidence->>'type' = 'earlier') EXECUTE FUNCTION refuse_earlier();

-- Of its parts too: a transaction can have the check made before it writes them.
CREATE OR REPLACE FUNCTION check_payout_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  made payouts;
BEGIN
  IF TG_TABLE_NAME = 'payouts' THEN
    made := NEW;
  ELSE
    SELECT * INTO made FROM payouts WHERE id = NEW.payout_id;
  END IF;
  IF ((SELECT sum(units) FROM payout_inputs WHERE payout_id = made.id)
    = (SELECT sum(units) FROM payout_items WHERE payout_id = made.id) + made.change_units + made.fee_units)
    IS NOT TRUE THEN
    RAISE EXCEPTION 'payout % does not add up', made.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF made.change_address_id IS NOT NULL AND NOT EXISTS (SELECT FROM receiving_addresses
    WHERE id = made.change_address_id AND wallet_id = made.wallet_id AND branch = 1) THEN
    RAISE EXCEPTION 'payout % sends change elsewhere', made.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payout_items_add_up AFTER INSERT ON payout_items DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_payout_sum();
CREATE CONSTRAINT TRIGGER payout_inputs_add_up AFTER INSERT ON payout_inputs DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_payout_sum();

DO $$
DECLARE
  patch record;
BEGIN
  FOR patch IN SELECT * FROM (VALUES
    (1, 'guard_new_payout()', '  RETURN NEW;', '  -- One that was retired since still has coin.
  IF NOT EXISTS (SELECT FROM wallets WHERE id = NEW.wallet_id AND coin = NEW.coin AND kind = ''key''
    AND status = ''approved'' AND active_from <= platform_now()) THEN
    RAISE EXCEPTION ''wallet % is not an approved key'', NEW.wallet_id USING ERRCODE = ''PV007'';
  END IF;
  RETURN NEW;'),
    -- Its sum would fit, but not what it replaces.
    (2, 'guard_payout_item()', '  -- Rounded half up, as quotes are.', '
  IF made.replaces IS NOT NULL AND NOT EXISTS (SELECT FROM payout_items
    WHERE payout_id = made.replaces AND withdrawal_id = paid.id) THEN
    RAISE EXCEPTION ''payout % is not the one that it replaces'', made.id USING ERRCODE = ''restrict_violation'';
  END IF;
  -- Rounded half up, as quotes are.'),
    (3, 'guard_payout()', 'is_accepted,send_asked_at,problem}', 'is_accepted,send_asked_at,given_at,problem}'),
    (4, 'guard_payout()', 'AND (payout_is_seen(OLD)
', 'AND (payout_is_seen(OLD) OR OLD.state = ''signed'' AND OLD.given_at IS NOT NULL
'),
    (5, 'payout_is_overtaken(payouts)', 'o.send_asked_at IS NOT NULL', '(o.send_asked_at IS NOT NULL OR o.given_at IS NOT NULL)')
    ) AS patches (nth, signature, before, after) ORDER BY nth
  LOOP
    IF position(patch.before IN pg_get_functiondef(patch.signature::regprocedure)) = 0 THEN
      RAISE EXCEPTION 'patch %: % has another text', patch.nth, patch.signature;
    END IF;
    EXECUTE replace(pg_get_functiondef(patch.signature::regprocedure), patch.before, patch.after);
  END LOOP;
END $$;

-- The reply to one of these may have been lost.
DO $$
BEGIN
  -- An update of no row would also ask for the isolation of decisions, which an empty database is checked for later.
  IF EXISTS (SELECT FROM payouts WHERE state = 'signed' AND send_asked_at IS NOT NULL) THEN
    UPDATE payouts SET given_at = send_asked_at WHERE state = 'signed' AND send_asked_at IS NOT NULL;
  END IF;
END $$;
