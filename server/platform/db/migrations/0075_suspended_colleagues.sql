-- Suspending a colleague takes one person. It must not let that person go on alone where the colleague
-- would have been asked, had objected, or may have sent the coin.

-- As 0068. People who had the duty in the last seven days count too, as in `takes_two`.
CREATE OR REPLACE FUNCTION people_against_chain(deposit uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN chain_is_fresh((SELECT coin FROM deposits WHERE id = deposit))
    THEN least(2, (SELECT count(*) FROM users WHERE id IN (
      SELECT user_id FROM duties WHERE duty = approver_duty('deposit') AND is_active_staff(user_id)
      UNION ALL SELECT user_id FROM former_holders WHERE duty = approver_duty('deposit')
        AND until > platform_now() - interval '7 days')))::integer END
$$;

-- An objection ends with the part of its author in the staff: a stolen session must not stop all others
-- for good. The item then takes two people.
CREATE FUNCTION needed_after_objection(which text, subject uuid) RETURNS integer
  LANGUAGE sql STABLE AS $$
  SELECT 2 WHERE EXISTS (SELECT FROM objections
    WHERE (subject_kind, subject_id) = (which, subject) AND lifted_at IS NULL
      AND NOT is_active_staff(by_user))
$$;

CREATE FUNCTION may_have_paid(person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT is_active_staff(person) OR EXISTS (SELECT FROM former_holders
    WHERE user_id = person AND duty = 'pay' AND until > platform_now() - interval '7 days')
$$;

-- Whose payment another person took over. The program cannot write it.
ALTER TABLE withdrawals ADD COLUMN former_payer uuid REFERENCES users (id),
  DROP CONSTRAINT withdrawals_objection,
  ADD CONSTRAINT withdrawals_objection CHECK (
    (objected_by IS NULL) = (objected_at IS NULL)
    AND (objected_by IS NULL OR former_payer IS NOT NULL
      OR paying_by IS NOT NULL AND objected_by <> paying_by));
CREATE FUNCTION remember_payer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_active_staff(OLD.paying_by) THEN
    NEW.former_payer := OLD.paying_by;
  END IF;
  RETURN NEW;
END $$;
-- Triggers of one event run by their names: after the guard, which knows no change of this column.
CREATE TRIGGER withdrawals_remember_payer BEFORE UPDATE ON withdrawals FOR EACH ROW
  WHEN (NEW.status = 'approved' AND OLD.paying_by IS NOT NULL
    AND NEW.paying_by IS DISTINCT FROM OLD.paying_by)
  EXECUTE FUNCTION remember_payer();

-- The functions are extended as they are, because other migrations extend them as well.
DO $$
DECLARE
  change record;
  before text;
  after text;
BEGIN
  FOR change IN SELECT * FROM (VALUES
    ('approval_state(text, uuid, bigint, timestamptz)', 'people_against_chain(subject))',
      'people_against_chain(subject), needed_after_objection(which, subject))'),
    ('approval_state(text, uuid, bigint, timestamptz)', 'needed_together(which, subject, amount))',
      'needed_together(which, subject, amount), needed_after_objection(which, subject))'),
    ('guard_withdrawal()', 'IF payer_is_staff AND (
    NEW.paying_by <> OLD.paying_by
    OR NEW.status = ''cancelled''
    OR NEW.status = ''declined'' AND NEW.decided_by <> OLD.paying_by
      AND (OLD.objected_by IS NULL OR OLD.objected_by = NEW.decided_by)) THEN',
      'IF payer_is_staff AND NEW.paying_by <> OLD.paying_by
    OR NEW.status = ''cancelled''
      AND (may_have_paid(OLD.paying_by) OR OLD.former_payer IS NOT NULL)
    OR NEW.status = ''declined''
      AND (may_have_paid(OLD.paying_by) AND NEW.decided_by <> OLD.paying_by
        OR NEW.decided_by <> OLD.former_payer)
      AND (OLD.objected_by IS NULL OR OLD.objected_by = NEW.decided_by) THEN')
    ) AS changes (name, known, extended)
  LOOP
    before := pg_get_functiondef(change.name::regprocedure);
    after := replace(before, change.known, change.extended);
    IF after = before THEN
      RAISE EXCEPTION '% has another form', change.name;
    END IF;
    EXECUTE after;
  END LOOP;
END $$;

-- An earlier address comes back into use as a new one does: where it takes two people, one can only pause
-- the deposits of a coin.
CREATE FUNCTION guard_previous_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF takes_two('wallet') AND OLD.id = active_wallet(OLD.coin) AND EXISTS (SELECT FROM wallets
    WHERE coin = OLD.coin AND id <> OLD.id AND status = 'approved' AND retired_at IS NULL
      AND active_from <= platform_now()) THEN
    RAISE EXCEPTION 'an earlier address of % would come back by one person', OLD.coin
      USING ERRCODE = 'PV011';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER wallets_previous BEFORE UPDATE ON wallets FOR EACH ROW
  WHEN (NEW.retired_at IS NOT NULL AND OLD.retired_at IS NULL)
  EXECUTE FUNCTION guard_previous_wallet();
