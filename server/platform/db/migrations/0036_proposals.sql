-- Receiving addresses, adjustments and changes of duties are proposed and approved like deposits,
-- withdrawals and rules, and any of the six can be objected to. The first rules ask for one approval.

ALTER TABLE approval_rules
  DROP CONSTRAINT approval_rules_kind_check, DROP CONSTRAINT approval_rules_kind,
  ADD CONSTRAINT approval_rules_kind_check CHECK (
    kind IN ('deposit', 'withdrawal', 'adjustment', 'wallet', 'rule', 'duty')),
  ADD CONSTRAINT approval_rules_kind CHECK (
    (kind NOT IN ('deposit', 'adjustment', 'duty') OR wait_s = 0)
    AND (kind = 'withdrawal' OR NOT separate_payer)
    AND (kind NOT IN ('wallet', 'rule', 'duty') OR from_cents = 0));
ALTER TABLE approvals
  DROP CONSTRAINT approvals_subject_kind_check,
  ADD CONSTRAINT approvals_subject_kind_check CHECK (
    subject_kind IN ('deposit', 'withdrawal', 'adjustment', 'wallet', 'rule', 'duty'));

ALTER TABLE approval_rules DISABLE TRIGGER approval_rules_audited;
INSERT INTO approval_rules (id, kind, approvals, asked_at, status, valid_from)
  SELECT md5('first rule: ' || kind)::uuid, kind, 1, '2000-01-01Z', 'approved', '2000-01-01Z'
  FROM unnest(ARRAY['adjustment', 'wallet', 'duty']) kind;
ALTER TABLE approval_rules ENABLE TRIGGER approval_rules_audited;

-- An adjustment is made from its proposal, which has its id.
CREATE TABLE adjustment_proposals (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  direction text NOT NULL CHECK (direction IN ('credit', 'debit')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  reason text NOT NULL CHECK (reason <> ''),
  proposed_by uuid NOT NULL REFERENCES users (id),
  asked_at timestamptz NOT NULL DEFAULT platform_now(),
  withdrawn_at timestamptz,
  CONSTRAINT adjustment_proposals_not_own CHECK (proposed_by <> user_id)
);
CREATE INDEX adjustment_proposals_of_user ON adjustment_proposals (user_id, asked_at DESC);
CREATE TRIGGER adjustment_proposals_kept BEFORE DELETE OR TRUNCATE ON adjustment_proposals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER adjustment_proposals_audited AFTER INSERT OR UPDATE
  ON adjustment_proposals DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION require_audit_line('user_id');

CREATE FUNCTION guard_adjustment_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.withdrawn_at IS NOT NULL OR NEW.withdrawn_at IS NULL
    OR to_jsonb(NEW) - 'withdrawn_at' <> to_jsonb(OLD) - 'withdrawn_at'
    OR EXISTS (SELECT FROM adjustments WHERE id = OLD.id) THEN
    RAISE EXCEPTION 'a proposal is only ever withdrawn, before it is made'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER adjustment_proposals_guard BEFORE UPDATE ON adjustment_proposals
  FOR EACH ROW EXECUTE FUNCTION guard_adjustment_proposal();

-- An address counts from `active_from` on, which the trigger sets at its last approval.
ALTER TABLE wallets
  ADD COLUMN status text NOT NULL DEFAULT 'approved'
    CHECK (status IN ('proposed', 'approved', 'withdrawn')),
  ADD COLUMN asked_at timestamptz NOT NULL DEFAULT platform_now(),
  ADD COLUMN active_from timestamptz;
ALTER TABLE wallets DISABLE TRIGGER USER;
UPDATE wallets SET active_from = created_at;
ALTER TABLE wallets ENABLE TRIGGER USER;
ALTER TABLE wallets
  ALTER COLUMN status SET DEFAULT 'proposed',
  ADD CONSTRAINT wallets_active_from CHECK ((status = 'approved') = (active_from IS NOT NULL));
DROP INDEX wallets_active;
CREATE INDEX wallets_active ON wallets (coin, active_from DESC, created_at DESC, id DESC)
  WHERE retired_at IS NULL AND status = 'approved';

-- An objection blocks its subject until its author lifts it or stops being active staff.
CREATE TABLE objections (
  id uuid PRIMARY KEY,
  subject_kind text NOT NULL CHECK (
    subject_kind IN ('deposit', 'withdrawal', 'adjustment', 'wallet', 'rule', 'duty')),
  subject_id uuid NOT NULL,
  by_user uuid NOT NULL REFERENCES users (id),
  reason text NOT NULL CHECK (reason <> ''),
  at timestamptz NOT NULL DEFAULT platform_now(),
  lifted_at timestamptz
);
CREATE UNIQUE INDEX objections_open ON objections (subject_kind, subject_id, by_user)
  WHERE lifted_at IS NULL;
CREATE TRIGGER objections_kept BEFORE DELETE OR TRUNCATE ON objections
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE FUNCTION subject_text(which text, subject uuid, amount bigint) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT CASE which
    WHEN 'deposit' THEN (SELECT concat_ws('|', which, id, user_id, coin, address, amount)
      FROM deposits WHERE id = subject)
    WHEN 'withdrawal' THEN (SELECT concat_ws('|', which, id, user_id, coin, amount_cents, address)
      FROM withdrawals WHERE id = subject)
    WHEN 'adjustment' THEN (SELECT concat_ws('|', which, id, user_id, direction, amount_cents, reason)
      FROM adjustment_proposals WHERE id = subject)
    WHEN 'wallet' THEN (SELECT concat_ws('|', which, id, coin, address)
      FROM wallets WHERE id = subject)
    WHEN 'rule' THEN (SELECT concat_ws('|', which, id, kind, from_cents, approvals, wait_s,
        separate_payer, removed) FROM approval_rules WHERE id = subject)
    WHEN 'duty' THEN (SELECT concat_ws('|', which, id, user_id, duty, gives)
      FROM duty_changes WHERE id = subject)
  END
$$;

-- As `approvers` of contract/approvals.ts.
CREATE OR REPLACE FUNCTION approver_duty(which text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE which
    WHEN 'deposit' THEN 'review'
    WHEN 'withdrawal' THEN 'approve'
    WHEN 'adjustment' THEN 'approve'
    WHEN 'duty' THEN 'people'
    ELSE 'keys' END
$$;

-- Who a subject is about, whether it is open, when and by which staff it was asked; `audited` is the id
-- that its line of the audit log names.
CREATE FUNCTION subject_facts(which text, subject uuid, OUT owner uuid, OUT is_open boolean,
  OUT asked timestamptz, OUT proposer uuid, OUT audited uuid) LANGUAGE sql STABLE AS $$
  SELECT user_id, status = 'pending', asked_at, NULL::uuid, id FROM deposits
    WHERE which = 'deposit' AND id = subject
  UNION ALL SELECT user_id, status IN ('requested', 'approved'), asked_at, NULL, id FROM withdrawals
    WHERE which = 'withdrawal' AND id = subject
  UNION ALL SELECT user_id, withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM adjustments WHERE adjustments.id = subject),
      asked_at, proposed_by, user_id
    FROM adjustment_proposals WHERE which = 'adjustment' AND id = subject
  UNION ALL SELECT NULL, status = 'proposed', asked_at, added_by, id FROM wallets
    WHERE which = 'wallet' AND id = subject
  UNION ALL SELECT NULL, status = 'proposed', asked_at, proposed_by, id FROM approval_rules
    WHERE which = 'rule' AND id = subject
  UNION ALL SELECT user_id, status = 'proposed', asked_at, made_by, user_id FROM duty_changes
    WHERE which = 'duty' AND id = subject
$$;

-- Two approvals of one subject at once wait for each other.
CREATE FUNCTION lock_subject(which text, subject uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  CASE which
    WHEN 'deposit' THEN PERFORM FROM deposits WHERE id = subject FOR NO KEY UPDATE;
    WHEN 'withdrawal' THEN PERFORM FROM withdrawals WHERE id = subject FOR NO KEY UPDATE;
    WHEN 'adjustment' THEN PERFORM FROM adjustment_proposals WHERE id = subject FOR NO KEY UPDATE;
    WHEN 'wallet' THEN PERFORM FROM wallets WHERE id = subject FOR NO KEY UPDATE;
    WHEN 'rule' THEN PERFORM FROM approval_rules WHERE id = subject FOR NO KEY UPDATE;
    ELSE PERFORM FROM duty_changes WHERE id = subject FOR NO KEY UPDATE;
  END CASE;
END $$;

-- Errors: PV001 own item, PV007 closed.
CREATE FUNCTION require_open(which text, subject uuid, person uuid) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  facts record;
BEGIN
  PERFORM lock_subject(which, subject);
  SELECT * INTO facts FROM subject_facts(which, subject);
  IF facts.is_open IS NOT TRUE THEN
    RAISE EXCEPTION '% % is not open', which, subject USING ERRCODE = 'PV007';
  END IF;
  IF facts.owner = person THEN
    RAISE EXCEPTION '% cannot approve an own matter', person USING ERRCODE = 'PV001';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION check_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM require_open(NEW.subject_kind, NEW.subject_id, NEW.by_user);
  IF NOT holds_duty(NEW.by_user, approver_duty(NEW.subject_kind)) THEN
    RAISE EXCEPTION '% does not have the duty', NEW.by_user USING ERRCODE = 'PV002';
  END IF;
  IF NEW.content IS DISTINCT FROM
    subject_content(NEW.subject_kind, NEW.subject_id, NEW.cents) THEN
    RAISE EXCEPTION 'another content was approved' USING ERRCODE = 'PV006';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION guard_objection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM require_open(NEW.subject_kind, NEW.subject_id, NEW.by_user);
    IF NEW.lifted_at IS NOT NULL OR NOT is_active_staff(NEW.by_user) THEN
      RAISE EXCEPTION '% cannot object', NEW.by_user USING ERRCODE = 'PV002';
    END IF;
  ELSIF OLD.lifted_at IS NOT NULL OR NEW.lifted_at IS NULL
    OR to_jsonb(NEW) - 'lifted_at' <> to_jsonb(OLD) - 'lifted_at' THEN
    RAISE EXCEPTION 'an objection is only ever lifted' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER objections_guard BEFORE INSERT OR UPDATE ON objections
  FOR EACH ROW EXECUTE FUNCTION guard_objection();

CREATE FUNCTION is_objected(which text, subject uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM objections WHERE subject_kind = which AND subject_id = subject
    AND lifted_at IS NULL AND is_active_staff(by_user))
$$;

-- As require_audit_line, of the row that the log names for this subject.
CREATE FUNCTION require_subject_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT xmin FROM audit_log
    WHERE target_id = (SELECT audited FROM subject_facts(NEW.subject_kind, NEW.subject_id))
    ORDER BY seq DESC LIMIT 1) IS DISTINCT FROM pg_current_xact_id()::xid THEN
    RAISE EXCEPTION '% of % % has no line in the audit log', TG_TABLE_NAME, NEW.subject_kind,
      NEW.subject_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER approvals_audited ON approvals;
CREATE CONSTRAINT TRIGGER approvals_audited AFTER INSERT ON approvals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NOT NEW.sample)
  EXECUTE FUNCTION require_subject_line();
CREATE CONSTRAINT TRIGGER objections_audited AFTER INSERT OR UPDATE ON objections
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_subject_line();

CREATE OR REPLACE FUNCTION give_approval(approval uuid, which text, subject uuid, amount bigint,
  approver uuid, remark text, OUT needed integer, OUT have integer, OUT payable_from timestamptz)
  LANGUAGE plpgsql AS $$
DECLARE
  state record;
BEGIN
  INSERT INTO approvals (id, subject_kind, subject_id, content, cents, by_user, note)
    VALUES (approval, which, subject, subject_content(which, subject, amount), amount, approver,
      remark);
  SELECT * INTO state FROM approval_state(which, subject, amount,
    (SELECT asked FROM subject_facts(which, subject)));
  needed := state.needed;
  have := state.have;
  payable_from := state.payable_from;
END $$;

-- Errors: PV008 no rule, PV003 approvals missing, PV009 an objection.
CREATE OR REPLACE FUNCTION require_approved(which text, subject uuid, amount bigint,
  asked timestamptz) RETURNS void LANGUAGE plpgsql STABLE AS $$
DECLARE
  state record;
BEGIN
  IF is_objected(which, subject) THEN
    RAISE EXCEPTION 'staff object to % %', which, subject USING ERRCODE = 'PV009';
  END IF;
  SELECT * INTO state FROM approval_state(which, subject, amount, asked);
  IF state.needed IS NULL THEN
    RAISE EXCEPTION 'no rule for % of % cents', which, amount USING ERRCODE = 'PV008';
  END IF;
  IF state.have < state.needed THEN
    RAISE EXCEPTION '% % has % of % approvals', which, subject, state.have, state.needed
      USING ERRCODE = 'PV003';
  END IF;
END $$;

-- Sample data has no proposals; the program cannot write this column.
ALTER TABLE adjustments ADD COLUMN sample boolean NOT NULL DEFAULT false;

CREATE FUNCTION guard_adjustment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked timestamptz;
BEGIN
  SELECT asked_at INTO asked FROM adjustment_proposals
    WHERE id = NEW.id AND withdrawn_at IS NULL
      AND (user_id, direction, amount_cents, reason, proposed_by)
        = (NEW.user_id, NEW.direction, NEW.amount_cents, NEW.reason, NEW.made_by);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'adjustment % was not proposed', NEW.id USING ERRCODE = 'PV006';
  END IF;
  PERFORM require_approved('adjustment', NEW.id, NEW.amount_cents, asked);
  RETURN NEW;
END $$;
CREATE TRIGGER adjustments_need_approvals BEFORE INSERT ON adjustments
  FOR EACH ROW WHEN (NOT NEW.sample) EXECUTE FUNCTION guard_adjustment();

CREATE OR REPLACE FUNCTION guard_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'proposed' AND NEW.status <> 'proposed'
    AND to_jsonb(NEW) - 'status' = to_jsonb(OLD) - 'status' THEN
    IF NEW.status = 'approved' THEN
      PERFORM require_approved('wallet', NEW.id, 0, OLD.asked_at);
      NEW.active_from := (SELECT payable_from
        FROM approval_state('wallet', NEW.id, 0, OLD.asked_at));
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.status <> 'approved' OR OLD.retired_at IS NOT NULL OR NEW.retired_at IS NULL
    OR NEW.retired_by IS NULL
    OR to_jsonb(NEW) - '{retired_at,retired_by}'::text[]
    <> to_jsonb(OLD) - '{retired_at,retired_by}'::text[] THEN
    RAISE EXCEPTION 'a receiving address is only ever approved or retired, and once'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION active_wallet(which text) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT id FROM wallets
  WHERE coin = which AND status = 'approved' AND retired_at IS NULL AND active_from <= platform_now()
  ORDER BY active_from DESC, created_at DESC, id DESC LIMIT 1
$$;

CREATE FUNCTION guard_duty_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM require_approved('duty', NEW.id, 0, OLD.asked_at);
  RETURN NEW;
END $$;
CREATE TRIGGER duty_changes_need_approvals BEFORE UPDATE ON duty_changes FOR EACH ROW
  WHEN (NEW.status = 'made' AND OLD.status = 'proposed') EXECUTE FUNCTION guard_duty_change();

CREATE FUNCTION guard_quote_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM wallets WHERE id = NEW.wallet_id AND status = 'approved'
    AND active_from <= platform_now() AND (coin, address) = (NEW.coin, NEW.address)) THEN
    RAISE EXCEPTION 'the address of quote % was not approved', NEW.id USING ERRCODE = 'PV007';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER quotes_to_wallet BEFORE INSERT ON quotes
  FOR EACH ROW EXECUTE FUNCTION guard_quote_address();
