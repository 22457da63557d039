-- Staff reset the second factor of an account whose owner lost it: proposed with a reason, approved by
-- the rules of kind `reset`, and carried out a day later at the earliest, so that the owner and
-- colleagues can stop it. Its effect is the work of the program; that it may begin is decided here.

CREATE TABLE resets (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  made_by uuid NOT NULL REFERENCES users (id),
  reason text NOT NULL CHECK (reason <> ''),
  asked_at timestamptz NOT NULL DEFAULT platform_now(),
  status text NOT NULL DEFAULT 'proposed' CHECK (status IN ('proposed', 'done', 'withdrawn')),
  done_at timestamptz,
  CONSTRAINT resets_done CHECK ((status = 'done') = (done_at IS NOT NULL)),
  CONSTRAINT resets_not_own CHECK (made_by <> user_id)
);
CREATE UNIQUE INDEX resets_open ON resets (user_id) WHERE status = 'proposed';
CREATE TRIGGER resets_kept BEFORE DELETE OR TRUNCATE ON resets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER resets_audited AFTER INSERT OR UPDATE ON resets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_audit_line('user_id');

-- Kinds and functions are extended as they are, because other migrations extend them as well.
DO $$
DECLARE
  named record;
  rule text;
  part record;
  body text;
BEGIN
  FOR named IN SELECT * FROM (VALUES
    ('approval_rules', 'approval_rules_kind_check', 'kind'),
    ('approvals', 'approvals_subject_kind_check', 'subject_kind'),
    ('objections', 'objections_subject_kind_check', 'subject_kind')) AS names (place, name, kind)
  LOOP
    SELECT substr(pg_get_constraintdef(oid), 7) INTO STRICT rule FROM pg_constraint
      WHERE conname = named.name AND conrelid = named.place::regclass;
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', named.place, named.name);
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (%I = ''reset'' OR %s)',
      named.place, named.name, named.kind, rule);
  END LOOP;
  FOR part IN SELECT * FROM (VALUES
    ('subject_text(text, uuid, bigint)', 'CASE which', $new$CASE which
    WHEN 'reset' THEN (SELECT concat_ws('|', which, id, user_id) FROM resets WHERE id = subject)$new$),
    ('approver_duty(text)', 'CASE which', $new$CASE which
    WHEN 'reset' THEN 'people'$new$),
    ('lock_subject(text, uuid)', 'CASE which', $new$CASE which
    WHEN 'reset' THEN PERFORM FROM resets WHERE id = subject FOR NO KEY UPDATE;$new$),
    ('subject_facts(text, uuid)', 'SELECT user_id, status = ''pending''', $new$SELECT user_id,
      status = 'proposed', asked_at, made_by, user_id FROM resets
    WHERE which = 'reset' AND id = subject
  UNION ALL SELECT user_id, status = 'pending'$new$)) AS parts (name, stood, put)
  LOOP
    body := pg_get_functiondef(part.name::regprocedure);
    IF strpos(body, part.stood) = 0 THEN
      RAISE EXCEPTION '% has another form', part.name;
    END IF;
    EXECUTE replace(body, part.stood, part.put);
  END LOOP;
END $$;

ALTER TABLE approval_rules ADD CONSTRAINT approval_rules_reset
  CHECK (kind <> 'reset' OR from_cents = 0 AND wait_s >= 86400);
ALTER TABLE approval_rules DISABLE TRIGGER approval_rules_audited;
INSERT INTO approval_rules (id, kind, approvals, wait_s, asked_at, status, valid_from)
  VALUES (md5('first rule: reset')::uuid, 'reset', 1, 86400, '2000-01-01Z', 'approved',
    '2000-01-01Z');
ALTER TABLE approval_rules ENABLE TRIGGER approval_rules_audited;

-- Errors: those of require_approved, PV004 before the end of the wait.
CREATE FUNCTION guard_reset() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'proposed' OR to_jsonb(NEW) - '{status,done_at}'::text[]
    <> to_jsonb(OLD) - '{status,done_at}'::text[] THEN
    RAISE EXCEPTION 'a reset is only ever done or withdrawn, and once'
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.status = 'done' THEN
    PERFORM require_approved('reset', NEW.id, 0, OLD.asked_at);
    IF platform_now() < (
      SELECT payable_from FROM approval_state('reset', NEW.id, 0, OLD.asked_at)) THEN
      RAISE EXCEPTION 'reset % waits', OLD.id
        USING ERRCODE = 'PV004', CONSTRAINT = 'approvals_wait';
    END IF;
    NEW.done_at := platform_now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER resets_guard BEFORE UPDATE ON resets
  FOR EACH ROW EXECUTE FUNCTION guard_reset();
