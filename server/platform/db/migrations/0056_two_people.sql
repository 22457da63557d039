-- Receiving addresses, rules and duties decide where all money goes and who decides. They take two
-- people and 24 hours as soon as two people have the duty to approve them, and no rule lowers that.
-- People who had the duty in the last seven days count too, so that suspending a colleague does not
-- make one person enough at once. Sample staff do not count.

CREATE TABLE former_holders (
  user_id uuid NOT NULL REFERENCES users (id),
  duty text NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (user_id, duty)
);
CREATE INDEX former_holders_of_duty ON former_holders (duty, until);
CREATE TRIGGER former_holders_kept BEFORE DELETE OR TRUNCATE ON former_holders
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Since when someone suspended before has no part is not known.
INSERT INTO former_holders (user_id, duty, until)
  SELECT user_id, duty, platform_now() FROM duties JOIN users ON users.id = user_id
  WHERE status <> 'active';

CREATE FUNCTION remember_holder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    INSERT INTO former_holders (user_id, duty, until)
      SELECT user_id, duty, platform_now() FROM duties WHERE user_id = OLD.id
      ON CONFLICT (user_id, duty) DO UPDATE SET until = EXCLUDED.until;
    RETURN NEW;
  END IF;
  IF is_active_staff(OLD.user_id) THEN
    INSERT INTO former_holders (user_id, duty, until)
      VALUES (OLD.user_id, OLD.duty, platform_now())
      ON CONFLICT (user_id, duty) DO UPDATE SET until = EXCLUDED.until;
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER users_remember_holder BEFORE UPDATE OF role, status ON users FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.status = 'active'
    AND (NEW.role <> 'admin' OR NEW.status <> 'active'))
  EXECUTE FUNCTION remember_holder();
CREATE TRIGGER duties_remember_holder BEFORE DELETE ON duties
  FOR EACH ROW EXECUTE FUNCTION remember_holder();

-- As `twoPeopleKinds` of contract/approvals.ts.
CREATE FUNCTION takes_two(which text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT which IN ('wallet', 'rule', 'duty') AND (
    SELECT count(*) FROM users WHERE NOT sample AND id IN (
      SELECT user_id FROM duties WHERE duty = approver_duty(which) AND is_active_staff(user_id)
      UNION ALL SELECT user_id FROM former_holders
        WHERE duty = approver_duty(which) AND until > platform_now() - interval '7 days')) > 1
$$;

-- As 0035, and never below what always holds.
CREATE OR REPLACE FUNCTION rule_step(which text, amount bigint, moment timestamptz,
  OUT needed smallint, OUT wait_s integer, OUT separate_payer boolean) LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN least_is_two THEN greatest(step.approvals, 2::smallint) ELSE step.approvals END,
    CASE WHEN least_is_two THEN greatest(step.wait_s, 86400) ELSE step.wait_s END,
    step.separate_payer
  FROM (
    SELECT DISTINCT ON (from_cents) * FROM approval_rules
    WHERE kind = which AND status = 'approved' AND from_cents <= amount AND valid_from <= moment
    ORDER BY from_cents DESC, valid_from DESC, asked_at DESC) step,
    (SELECT takes_two(which) AS least_is_two) AS floor
  WHERE NOT removed ORDER BY from_cents DESC LIMIT 1
$$;

-- Duties wait now.
ALTER TABLE approval_rules
  DROP CONSTRAINT approval_rules_kind,
  ADD CONSTRAINT approval_rules_kind CHECK (
    (kind NOT IN ('deposit', 'adjustment', 'reversal') OR wait_s = 0)
    AND (kind = 'withdrawal' OR NOT separate_payer)
    AND (kind NOT IN ('wallet', 'rule', 'duty') OR from_cents = 0));

-- Errors: those of require_approved, PV004 before the end of the wait.
CREATE OR REPLACE FUNCTION guard_duty_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM require_approved('duty', NEW.id, 0, OLD.asked_at);
  IF platform_now() < (
    SELECT payable_from FROM approval_state('duty', NEW.id, 0, OLD.asked_at)) THEN
    RAISE EXCEPTION 'change of duties % waits', OLD.id
      USING ERRCODE = 'PV004', CONSTRAINT = 'approvals_wait';
  END IF;
  RETURN NEW;
END $$;
-- Triggers fire by name: the people are counted before the change adds one.
DROP TRIGGER duty_changes_need_approvals ON duty_changes;
CREATE TRIGGER duty_changes_approved BEFORE UPDATE ON duty_changes FOR EACH ROW
  WHEN (NEW.status = 'made' AND OLD.status = 'proposed') EXECUTE FUNCTION guard_duty_change();

DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION remember_holder() SECURITY DEFINER SET search_path = %I, pg_temp',
    current_schema());
  REVOKE EXECUTE ON FUNCTION remember_holder() FROM PUBLIC;
END $$;
