-- What each member of staff may do. A row of duties is written by triggers only: a change is a row of
-- its own, by someone who holds the duty of people and gives no duty that they lack.

CREATE TABLE duties (
  user_id uuid NOT NULL REFERENCES users (id),
  duty text NOT NULL CHECK (duty IN ('review', 'approve', 'pay', 'keys', 'people', 'audit')),
  since timestamptz NOT NULL,
  PRIMARY KEY (user_id, duty)
);

CREATE TABLE duty_changes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  duty text NOT NULL CHECK (duty IN ('review', 'approve', 'pay', 'keys', 'people', 'audit')),
  gives boolean NOT NULL,
  made_by uuid NOT NULL REFERENCES users (id),
  asked_at timestamptz NOT NULL DEFAULT platform_now(),
  status text NOT NULL DEFAULT 'proposed' CHECK (status IN ('proposed', 'made', 'withdrawn')),
  CONSTRAINT duty_changes_not_own CHECK (user_id <> made_by)
);
CREATE INDEX duty_changes_by_user ON duty_changes (user_id, asked_at);
CREATE INDEX duty_changes_open ON duty_changes (asked_at) WHERE status = 'proposed';
CREATE TRIGGER duty_changes_kept BEFORE DELETE OR TRUNCATE ON duty_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Until now all staff could do everything.
INSERT INTO duties (user_id, duty, since)
  SELECT users.id, duty, platform_now()
  FROM users, unnest(ARRAY['review', 'approve', 'pay', 'keys', 'people', 'audit']) duty
  WHERE role = 'admin' AND status <> 'closed';

CREATE FUNCTION is_active_staff(person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM users WHERE id = person AND role = 'admin' AND status = 'active')
$$;

CREATE FUNCTION holds_duty(person uuid, which text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT is_active_staff(person)
    AND EXISTS (SELECT FROM duties WHERE user_id = person AND duty = which)
$$;

CREATE FUNCTION make_duty_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'proposed' OR to_jsonb(NEW) - 'status' <> to_jsonb(OLD) - 'status' THEN
    RAISE EXCEPTION 'a change of duties is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.status <> 'made' THEN
    RETURN NEW;
  END IF;
  IF NOT holds_duty(NEW.made_by, 'people')
    OR NEW.gives AND NOT holds_duty(NEW.made_by, NEW.duty) THEN
    RAISE EXCEPTION '% cannot change the duty %', NEW.made_by, NEW.duty
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'duty_changes_held';
  END IF;
  IF NOT NEW.gives THEN
    DELETE FROM duties WHERE user_id = NEW.user_id AND duty = NEW.duty;
  ELSIF EXISTS (SELECT FROM users
    WHERE id = NEW.user_id AND role = 'admin' AND status <> 'closed') THEN
    INSERT INTO duties (user_id, duty, since) VALUES (NEW.user_id, NEW.duty, platform_now())
      ON CONFLICT DO NOTHING;
  ELSE
    RAISE EXCEPTION '% is not staff', NEW.user_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER duty_changes_make BEFORE UPDATE ON duty_changes
  FOR EACH ROW EXECUTE FUNCTION make_duty_change();
CREATE CONSTRAINT TRIGGER duty_changes_audited AFTER INSERT OR UPDATE ON duty_changes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_audit_line('user_id');

CREATE FUNCTION drop_duties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM duties WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_left_staff AFTER UPDATE OF role, status ON users FOR EACH ROW
  WHEN (OLD.role = 'admin' AND (NEW.role <> 'admin' OR NEW.status = 'closed'))
  EXECUTE FUNCTION drop_duties();

-- Without a holder of people or keys, only the operator could give duties or change addresses. Two
-- changes at once wait for each other here, so that they cannot remove each other.
CREATE FUNCTION keep_last_holder() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  needed text;
BEGIN
  PERFORM pg_advisory_xact_lock(7303);
  FOREACH needed IN ARRAY ARRAY['people', 'keys'] LOOP
    IF NOT EXISTS (SELECT FROM duties JOIN users ON users.id = user_id
      WHERE duty = needed AND role = 'admin' AND status = 'active') THEN
      RAISE EXCEPTION 'the last active holder of % stays', needed
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'duties_last_holder';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER duties_last_holder AFTER DELETE ON duties
  FOR EACH STATEMENT EXECUTE FUNCTION keep_last_holder();
CREATE TRIGGER users_last_holder AFTER UPDATE OF role, status ON users FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.status = 'active' AND NEW.status <> 'active')
  EXECUTE FUNCTION keep_last_holder();

-- The first staff account of an installation has no one who could give it duties.
CREATE FUNCTION give_first_duties(person uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM duties) OR NOT is_active_staff(person) THEN
    RAISE EXCEPTION 'only the first staff account gets all duties'
      USING ERRCODE = 'restrict_violation';
  END IF;
  INSERT INTO duties (user_id, duty, since)
    SELECT person, duty, platform_now()
    FROM unnest(ARRAY['review', 'approve', 'pay', 'keys', 'people', 'audit']) duty;
END $$;

DO $$
DECLARE
  writer text;
BEGIN
  FOREACH writer IN ARRAY ARRAY['make_duty_change()', 'drop_duties()', 'give_first_duties(uuid)']
  LOOP
    EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = %I, pg_temp',
      writer, current_schema());
  END LOOP;
  REVOKE EXECUTE ON FUNCTION make_duty_change(), drop_duties() FROM PUBLIC;
END $$;
