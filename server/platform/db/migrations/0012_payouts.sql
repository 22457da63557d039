-- A payment out is bound to one person before its address is shown, it waits for an account that is
-- in order, and the owner can stop it by a link in the mail about the request.

ALTER TABLE mail_tokens DROP CONSTRAINT mail_tokens_purpose_check;
ALTER TABLE mail_tokens ADD CONSTRAINT mail_tokens_purpose_check
  CHECK (purpose IN ('reset-password', 'verify-email', 'not-me'));

-- Set by that link, cleared by a new password.
ALTER TABLE users ADD COLUMN withdrawals_blocked_at timestamptz;

ALTER TABLE withdrawals
  ADD COLUMN paying_by uuid REFERENCES users,
  ADD COLUMN paying_at timestamptz,
  ADD COLUMN objected_by uuid REFERENCES users,
  ADD COLUMN objected_at timestamptz,
  ADD CONSTRAINT withdrawals_paying CHECK (
    (paying_by IS NULL) = (paying_at IS NULL)
    AND (paying_by IS NULL OR status IN ('approved', 'paid', 'declined'))
    AND (paying_by IS NULL OR paying_by <> user_id)
    AND (paying_by IS NULL OR paid_by IS NULL OR paid_by = paying_by)),
  ADD CONSTRAINT withdrawals_objection CHECK (
    (objected_by IS NULL) = (objected_at IS NULL)
    AND (objected_by IS NULL OR paying_by IS NOT NULL AND objected_by <> paying_by));

CREATE INDEX withdrawals_paid_to ON withdrawals (user_id, address) WHERE status = 'paid';

-- Each step names the columns that it may change; all others are frozen, later ones included.
CREATE OR REPLACE FUNCTION guard_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing text[] := CASE OLD.status || ' to ' || NEW.status
    WHEN 'requested to approved' THEN '{status,decided_by,decided_at}'::text[]
    WHEN 'requested to declined' THEN '{status,decided_by,decided_at,reason}'
    WHEN 'requested to cancelled' THEN '{status,decided_by,decided_at,reason}'
    WHEN 'approved to approved' THEN '{paying_by,paying_at,objected_by,objected_at}'
    WHEN 'approved to paid'
      THEN '{status,paid_by,paid_at,txid,coin_units,paying_by,paying_at,objected_by,objected_at}'
    WHEN 'approved to declined' THEN '{status,decided_by,decided_at,reason}'
    WHEN 'approved to cancelled' THEN '{status,decided_by,decided_at,reason}'
  END;
  payer_is_staff boolean := OLD.paying_by IS NOT NULL AND EXISTS (
    SELECT FROM users WHERE id = OLD.paying_by AND role = 'admin' AND status = 'active');
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
  RETURN NEW;
END $$;
