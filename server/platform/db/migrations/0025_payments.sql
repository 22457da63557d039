-- A payment keeps the rate that its coins were compared with, and why they differ from it: with the
-- amount alone a mistake of a factor of ten looks like any other payment.

ALTER TABLE withdrawals
  ADD COLUMN payment_note text CHECK (payment_note <> ''),
  ADD COLUMN compared_rate_usd numeric(24, 8) CHECK (compared_rate_usd > 0),
  ADD COLUMN compared_rate_as_of timestamptz,
  ADD CONSTRAINT withdrawals_compared CHECK (
    (compared_rate_usd IS NULL) = (compared_rate_as_of IS NULL)
    AND (status = 'paid' OR num_nonnulls(payment_note, compared_rate_usd) = 0));

-- Who else was ever paid at an address, and since when this investor uses it.
CREATE INDEX withdrawals_to_address ON withdrawals (address, user_id, created_at);

-- Each step names the columns that it may change; all others are frozen, later ones included.
CREATE OR REPLACE FUNCTION guard_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing text[] := CASE OLD.status || ' to ' || NEW.status
    WHEN 'requested to approved' THEN '{status,decided_by,decided_at}'::text[]
    WHEN 'requested to declined' THEN '{status,decided_by,decided_at,reason}'
    WHEN 'requested to cancelled' THEN '{status,decided_by,decided_at,reason}'
    WHEN 'approved to approved' THEN '{paying_by,paying_at,objected_by,objected_at}'
    WHEN 'approved to paid'
      THEN '{status,paid_by,paid_at,txid,coin_units,paying_by,paying_at,objected_by,objected_at,
        payment_note,compared_rate_usd,compared_rate_as_of}'
    WHEN 'approved to declined' THEN '{status,decided_by,decided_at,reason}'
    WHEN 'approved to cancelled' THEN '{status,decided_by,decided_at,reason}'
  END;
  payer_is_staff boolean := OLD.paying_by IS NOT NULL AND EXISTS (
    SELECT FROM users WHERE id = OLD.paying_by AND role = 'admin' AND status = 'active');
  worth_cents numeric := NEW.coin_units * NEW.compared_rate_usd * 100
    / CASE NEW.coin WHEN 'BTC' THEN 1e8 ELSE 1e18 END;
BEGIN
  IF changing IS NULL THEN
    RAISE EXCEPTION 'withdrawal % cannot go from % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF to_jsonb(NEW) - changing <> to_jsonb(OLD) - changing THEN
    RAISE EXCEPTION 'what a withdrawal asked is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  IF payer_is_staff AND (
    NEW.paying_by <> OLD.paying_by
    OR NEW.status = 'cancelled'
    OR NEW.status = 'declined' AND NEW.decided_by <> OLD.paying_by
      AND (OLD.objected_by IS NULL OR OLD.objected_by = NEW.decided_by)) THEN
    RAISE EXCEPTION 'withdrawal % is being paid by %', OLD.id, OLD.paying_by
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.status = 'paid' AND EXISTS (
    SELECT FROM users WHERE id = NEW.user_id AND (status <> 'active'
      OR withdrawals_blocked_at IS NOT NULL OR withdrawals_wait_until > NEW.paid_at)) THEN
    RAISE EXCEPTION 'withdrawal % is of an account that cannot be paid', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.status = 'paid' AND num_nonnulls(NEW.payment_note, NEW.compared_rate_usd) = 0 THEN
    RAISE EXCEPTION 'payment of % has neither a rate nor a note', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  -- A cent more each way: units are rounded.
  IF worth_cents * 2 < NEW.amount_cents - 1 OR worth_cents > NEW.amount_cents * 2 + 1 THEN
    RAISE EXCEPTION 'payment of % is worth % cents instead of %', OLD.id, worth_cents,
      NEW.amount_cents USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
