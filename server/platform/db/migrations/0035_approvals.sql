-- Four eyes. An approval is a row about a subject and its content, so that two approvals of different
-- amounts or addresses do not add up. The number that is needed and the wait after it come from rules
-- with thresholds; the triggers at the end compare, not the program. A first rule of each kind asks for
-- one approval and no wait, as before.

CREATE TABLE approval_rules (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal', 'rule')),
  from_cents bigint NOT NULL DEFAULT 0 CHECK (from_cents >= 0),
  approvals smallint NOT NULL CHECK (approvals BETWEEN 1 AND 5),
  wait_s integer NOT NULL DEFAULT 0 CHECK (wait_s BETWEEN 0 AND 2592000),
  separate_payer boolean NOT NULL DEFAULT false,
  removed boolean NOT NULL DEFAULT false,
  proposed_by uuid REFERENCES users (id),
  asked_at timestamptz NOT NULL DEFAULT platform_now(),
  status text NOT NULL DEFAULT 'proposed' CHECK (status IN ('proposed', 'approved', 'withdrawn')),
  valid_from timestamptz,
  CONSTRAINT approval_rules_valid CHECK ((status = 'approved') = (valid_from IS NOT NULL)),
  CONSTRAINT approval_rules_kind CHECK (
    (kind <> 'deposit' OR wait_s = 0) AND (kind = 'withdrawal' OR NOT separate_payer)
    AND (kind <> 'rule' OR from_cents = 0)),
  CONSTRAINT approval_rules_first CHECK (from_cents > 0 OR NOT removed)
);
CREATE INDEX approval_rules_in_force ON approval_rules (kind, from_cents, valid_from)
  WHERE status = 'approved';
CREATE TRIGGER approval_rules_kept BEFORE DELETE OR TRUNCATE ON approval_rules
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

INSERT INTO approval_rules (id, kind, approvals, asked_at, status, valid_from)
  SELECT md5('first rule: ' || kind)::uuid, kind, 1, '2000-01-01Z', 'approved', '2000-01-01Z'
  FROM unnest(ARRAY['deposit', 'withdrawal', 'rule']) kind;

CREATE TABLE approvals (
  id uuid PRIMARY KEY,
  subject_kind text NOT NULL CHECK (subject_kind IN ('deposit', 'withdrawal', 'rule')),
  subject_id uuid NOT NULL,
  content bytea NOT NULL,
  cents bigint NOT NULL,
  by_user uuid NOT NULL REFERENCES users (id),
  at timestamptz NOT NULL DEFAULT platform_now(),
  note text CHECK (note <> ''),
  sample boolean NOT NULL DEFAULT false,
  CONSTRAINT approvals_once UNIQUE (subject_kind, subject_id, by_user, content)
);
CREATE TRIGGER approvals_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON approvals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The moment that a rule is chosen by, which the program cannot set. Old rows get that of the migration.
ALTER TABLE deposits ADD COLUMN asked_at timestamptz NOT NULL DEFAULT platform_now();
ALTER TABLE withdrawals ADD COLUMN asked_at timestamptz NOT NULL DEFAULT platform_now();

-- What an approval of a subject is about.
CREATE FUNCTION subject_text(which text, subject uuid, amount bigint) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT CASE which
    WHEN 'deposit' THEN (SELECT concat_ws('|', which, id, user_id, coin, address, amount)
      FROM deposits WHERE id = subject)
    WHEN 'withdrawal' THEN (SELECT concat_ws('|', which, id, user_id, coin, amount_cents, address)
      FROM withdrawals WHERE id = subject)
    WHEN 'rule' THEN (SELECT concat_ws('|', which, id, kind, from_cents, approvals, wait_s,
        separate_payer, removed) FROM approval_rules WHERE id = subject)
  END
$$;

CREATE FUNCTION subject_content(which text, subject uuid, amount bigint) RETURNS bytea
  LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(subject_text(which, subject, amount), 'UTF8'))
$$;

-- The newest rule of each threshold up to the amount; of those the highest that is not removed.
CREATE FUNCTION rule_step(which text, amount bigint, moment timestamptz,
  OUT needed smallint, OUT wait_s integer, OUT separate_payer boolean) LANGUAGE sql STABLE AS $$
  SELECT step.approvals, step.wait_s, step.separate_payer FROM (
    SELECT DISTINCT ON (from_cents) * FROM approval_rules
    WHERE kind = which AND status = 'approved' AND from_cents <= amount AND valid_from <= moment
    ORDER BY from_cents DESC, valid_from DESC, asked_at DESC) step
  WHERE NOT removed ORDER BY from_cents DESC LIMIT 1
$$;

-- As `approvers` of contract/approvals.ts.
CREATE FUNCTION approver_duty(which text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE which WHEN 'deposit' THEN 'review' WHEN 'withdrawal' THEN 'approve' ELSE 'keys' END
$$;

-- The stricter of the rule when it was asked and the rule now, column by column, and how far the
-- approvals of this content are. Approvals of suspended staff, or without the duty, do not count.
CREATE FUNCTION approval_state(which text, subject uuid, amount bigint, asked timestamptz,
  OUT needed integer, OUT have integer, OUT payable_from timestamptz, OUT separate_payer boolean)
  LANGUAGE sql STABLE AS $$
  WITH step AS (
    SELECT max(s.needed)::int AS needed, max(s.wait_s) AS wait_s,
      bool_or(s.separate_payer) AS separate_payer
    FROM (SELECT * FROM rule_step(which, amount, asked)
      UNION ALL SELECT * FROM rule_step(which, amount, platform_now())) s
  ), counted AS (
    SELECT at, row_number() OVER (ORDER BY at, id) AS nth FROM approvals
    WHERE subject_kind = which AND subject_id = subject
      AND content = subject_content(which, subject, amount)
      AND holds_duty(by_user, approver_duty(which))
  )
  SELECT step.needed, (SELECT count(*)::int FROM counted),
    (SELECT at + step.wait_s * interval '1 s' FROM counted WHERE nth = step.needed),
    step.separate_payer
  FROM step
$$;

-- Errors: PV008 no rule, PV003 approvals missing.
CREATE FUNCTION require_approved(which text, subject uuid, amount bigint, asked timestamptz)
  RETURNS void LANGUAGE plpgsql STABLE AS $$
DECLARE
  state record;
BEGIN
  SELECT * INTO state FROM approval_state(which, subject, amount, asked);
  IF state.needed IS NULL THEN
    RAISE EXCEPTION 'no rule for % of % cents', which, amount USING ERRCODE = 'PV008';
  END IF;
  IF state.have < state.needed THEN
    RAISE EXCEPTION '% % has % of % approvals', which, subject, state.have, state.needed
      USING ERRCODE = 'PV003';
  END IF;
END $$;

-- Errors: those of require_approved, PV004 before the end of the wait, PV005 an approver pays.
CREATE FUNCTION require_payable(subject uuid, amount bigint, asked timestamptz, payer uuid)
  RETURNS void LANGUAGE plpgsql STABLE AS $$
DECLARE
  state record;
BEGIN
  PERFORM require_approved('withdrawal', subject, amount, asked);
  SELECT * INTO state FROM approval_state('withdrawal', subject, amount, asked);
  IF platform_now() < state.payable_from THEN
    RAISE EXCEPTION 'withdrawal % waits until %', subject, state.payable_from
      USING ERRCODE = 'PV004', CONSTRAINT = 'approvals_wait';
  END IF;
  IF state.separate_payer AND EXISTS (
    SELECT FROM approvals
    WHERE subject_kind = 'withdrawal' AND subject_id = subject AND by_user = payer) THEN
    RAISE EXCEPTION '% approved withdrawal % and cannot pay it', payer, subject
      USING ERRCODE = 'PV005';
  END IF;
END $$;

CREATE FUNCTION check_approval() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner uuid;
  is_open boolean;
BEGIN
  IF NEW.subject_kind = 'deposit' THEN
    SELECT user_id, status = 'pending' INTO owner, is_open
      FROM deposits WHERE id = NEW.subject_id FOR NO KEY UPDATE;
  ELSIF NEW.subject_kind = 'withdrawal' THEN
    SELECT user_id, status IN ('requested', 'approved') INTO owner, is_open
      FROM withdrawals WHERE id = NEW.subject_id FOR NO KEY UPDATE;
  ELSE
    SELECT status = 'proposed' INTO is_open
      FROM approval_rules WHERE id = NEW.subject_id FOR NO KEY UPDATE;
  END IF;
  IF is_open IS NOT TRUE THEN
    RAISE EXCEPTION '% % is not open', NEW.subject_kind, NEW.subject_id USING ERRCODE = 'PV007';
  END IF;
  IF owner = NEW.by_user THEN
    RAISE EXCEPTION '% cannot approve an own matter', NEW.by_user USING ERRCODE = 'PV001';
  END IF;
  IF NOT holds_duty(NEW.by_user, approver_duty(NEW.subject_kind)) THEN
    RAISE EXCEPTION '% does not have the duty', NEW.by_user USING ERRCODE = 'PV002';
  END IF;
  IF NEW.content IS DISTINCT FROM
    subject_content(NEW.subject_kind, NEW.subject_id, NEW.cents) THEN
    RAISE EXCEPTION 'another content was approved' USING ERRCODE = 'PV006';
  END IF;
  RETURN NEW;
END $$;

-- What was approved before stays payable.
INSERT INTO approvals (id, subject_kind, subject_id, content, cents, by_user, at)
  SELECT md5('approval: ' || id)::uuid, 'withdrawal', id,
    subject_content('withdrawal', id, amount_cents), amount_cents, decided_by, decided_at
  FROM withdrawals WHERE status = 'approved' AND decided_by IS NOT NULL;

CREATE TRIGGER approvals_check BEFORE INSERT ON approvals
  FOR EACH ROW EXECUTE FUNCTION check_approval();
CREATE CONSTRAINT TRIGGER approvals_audited AFTER INSERT ON approvals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NOT NEW.sample)
  EXECUTE FUNCTION require_audit_line('subject_id');

-- One statement gives an approval and says how far the subject is.
CREATE FUNCTION give_approval(approval uuid, which text, subject uuid, amount bigint, approver uuid,
  remark text, OUT needed integer, OUT have integer, OUT payable_from timestamptz)
  LANGUAGE plpgsql AS $$
DECLARE
  asked timestamptz;
  state record;
BEGIN
  INSERT INTO approvals (id, subject_kind, subject_id, content, cents, by_user, note)
    VALUES (approval, which, subject, subject_content(which, subject, amount), amount, approver,
      remark);
  asked := CASE which
    WHEN 'deposit' THEN (SELECT asked_at FROM deposits WHERE id = subject)
    WHEN 'withdrawal' THEN (SELECT asked_at FROM withdrawals WHERE id = subject)
    ELSE (SELECT asked_at FROM approval_rules WHERE id = subject) END;
  SELECT * INTO state FROM approval_state(which, subject, amount, asked);
  needed := state.needed;
  have := state.have;
  payable_from := state.payable_from;
END $$;

CREATE FUNCTION guard_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'deposits' THEN
    PERFORM require_approved('deposit', NEW.id, NEW.amount_received_cents, OLD.asked_at);
  ELSIF NEW.status = 'approved' AND OLD.status = 'requested' THEN
    PERFORM require_approved('withdrawal', NEW.id, OLD.amount_cents, OLD.asked_at);
  ELSE
    PERFORM require_payable(NEW.id, OLD.amount_cents, OLD.asked_at,
      COALESCE(NEW.paid_by, NEW.paying_by));
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER deposits_need_approvals BEFORE UPDATE ON deposits FOR EACH ROW
  WHEN (NEW.status = 'confirmed' AND OLD.status <> 'confirmed')
  EXECUTE FUNCTION guard_decision();
CREATE TRIGGER withdrawals_need_approvals BEFORE UPDATE ON withdrawals FOR EACH ROW
  WHEN (NEW.status IN ('approved', 'paid') AND NEW.status <> OLD.status
    OR NEW.paying_by IS NOT NULL AND NEW.paying_by IS DISTINCT FROM OLD.paying_by)
  EXECUTE FUNCTION guard_decision();

-- A rule that is at least as strict in everything applies at once, any other after a wait of at least
-- a day: who relaxes a rule cannot use it before colleagues have seen it.
CREATE FUNCTION guard_rule() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step record;
  wait_s integer;
BEGIN
  IF OLD.status <> 'proposed' OR to_jsonb(NEW) - 'status' <> to_jsonb(OLD) - 'status' THEN
    RAISE EXCEPTION 'a rule is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.status <> 'approved' THEN
    RETURN NEW;
  END IF;
  PERFORM require_approved('rule', NEW.id, 0, OLD.asked_at);
  SELECT * INTO step FROM rule_step(NEW.kind, NEW.from_cents, platform_now());
  NEW.valid_from := platform_now();
  IF NEW.removed OR NEW.approvals < step.needed OR NEW.wait_s < step.wait_s
    OR NOT NEW.separate_payer AND step.separate_payer THEN
    wait_s := (SELECT r.wait_s FROM rule_step('rule', 0, platform_now()) r);
    NEW.valid_from := platform_now() + greatest(wait_s, 86400) * interval '1 s';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER approval_rules_guard BEFORE UPDATE ON approval_rules
  FOR EACH ROW EXECUTE FUNCTION guard_rule();
CREATE CONSTRAINT TRIGGER approval_rules_audited AFTER INSERT OR UPDATE ON approval_rules
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_audit_line('id');
