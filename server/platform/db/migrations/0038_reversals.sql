-- A confirmed deposit, a paid withdrawal or an adjustment that was wrong is reversed by an entry of its
-- own: the whole amount, the other way, once. The item keeps its status, and history is not edited.

ALTER TABLE approval_rules
  DROP CONSTRAINT approval_rules_kind_check, DROP CONSTRAINT approval_rules_kind,
  ADD CONSTRAINT approval_rules_kind_check CHECK (
    kind IN ('deposit', 'withdrawal', 'adjustment', 'reversal', 'wallet', 'rule', 'duty')),
  ADD CONSTRAINT approval_rules_kind CHECK (
    (kind NOT IN ('deposit', 'adjustment', 'reversal', 'duty') OR wait_s = 0)
    AND (kind = 'withdrawal' OR NOT separate_payer)
    AND (kind NOT IN ('wallet', 'rule', 'duty') OR from_cents = 0));
ALTER TABLE approvals
  DROP CONSTRAINT approvals_subject_kind_check,
  ADD CONSTRAINT approvals_subject_kind_check CHECK (
    subject_kind IN ('deposit', 'withdrawal', 'adjustment', 'reversal', 'wallet', 'rule', 'duty'));
ALTER TABLE objections
  DROP CONSTRAINT objections_subject_kind_check,
  ADD CONSTRAINT objections_subject_kind_check CHECK (
    subject_kind IN ('deposit', 'withdrawal', 'adjustment', 'reversal', 'wallet', 'rule', 'duty'));

ALTER TABLE approval_rules DISABLE TRIGGER approval_rules_audited;
INSERT INTO approval_rules (id, kind, approvals, asked_at, status, valid_from)
  VALUES (md5('first rule: reversal')::uuid, 'reversal', 1, '2000-01-01Z', 'approved', '2000-01-01Z');
ALTER TABLE approval_rules ENABLE TRIGGER approval_rules_audited;

CREATE TABLE reversals (
  id uuid PRIMARY KEY,
  source text NOT NULL CHECK (source IN ('deposit', 'withdrawal', 'adjustment')),
  source_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('wrong', 'chargeback', 'returned')),
  user_id uuid NOT NULL REFERENCES users (id),
  direction text NOT NULL CHECK (direction IN ('credit', 'debit')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  reason text NOT NULL CHECK (reason <> ''),
  made_by uuid NOT NULL REFERENCES users (id),
  asked_at timestamptz NOT NULL DEFAULT platform_now(),
  status text NOT NULL DEFAULT 'proposed' CHECK (status IN ('proposed', 'made', 'withdrawn')),
  made_at timestamptz,
  CONSTRAINT reversals_made CHECK ((status = 'made') = (made_at IS NOT NULL)),
  CONSTRAINT reversals_not_own CHECK (made_by <> user_id),
  CONSTRAINT reversals_kind CHECK ((kind <> 'returned' OR source = 'withdrawal')
    AND (kind <> 'chargeback' OR source = 'deposit'))
);
CREATE UNIQUE INDEX reversals_once ON reversals (source, source_id) WHERE status <> 'withdrawn';
CREATE INDEX reversals_by_date ON reversals (asked_at DESC, id DESC);
CREATE INDEX reversals_asked_of_user ON reversals (user_id, asked_at DESC, id DESC);
CREATE INDEX reversals_by_time ON reversals (made_at) WHERE status = 'made';
CREATE INDEX reversals_of_user ON reversals (user_id, made_at DESC, id DESC) WHERE status = 'made';
CREATE TRIGGER reversals_kept BEFORE DELETE OR TRUNCATE ON reversals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER reversals_audited AFTER INSERT OR UPDATE ON reversals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_audit_line('user_id');

-- Whose balance the reversal of a final item moves, which way and by how much; no row before that.
CREATE FUNCTION reversal_of(which text, item uuid,
  OUT owner uuid, OUT back text, OUT cents bigint) RETURNS SETOF record LANGUAGE sql STABLE AS $$
  SELECT user_id, 'debit', amount_received_cents FROM deposits
    WHERE which = 'deposit' AND id = item AND status = 'confirmed'
  UNION ALL SELECT user_id, 'credit', amount_cents FROM withdrawals
    WHERE which = 'withdrawal' AND id = item AND status = 'paid'
  UNION ALL SELECT user_id, CASE direction WHEN 'credit' THEN 'debit' ELSE 'credit' END, amount_cents
    FROM adjustments WHERE which = 'adjustment' AND id = item
$$;

CREATE OR REPLACE FUNCTION subject_text(which text, subject uuid, amount bigint) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT CASE which
    WHEN 'deposit' THEN (SELECT concat_ws('|', which, id, user_id, coin, address, amount)
      FROM deposits WHERE id = subject)
    WHEN 'withdrawal' THEN (SELECT concat_ws('|', which, id, user_id, coin, amount_cents, address)
      FROM withdrawals WHERE id = subject)
    WHEN 'adjustment' THEN (SELECT concat_ws('|', which, id, user_id, direction, amount_cents, reason)
      FROM adjustment_proposals WHERE id = subject)
    WHEN 'reversal' THEN (SELECT concat_ws('|', which, id, source, source_id, kind, user_id, direction,
        amount_cents, reason) FROM reversals WHERE id = subject)
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
    WHEN 'reversal' THEN 'approve'
    WHEN 'duty' THEN 'people'
    ELSE 'keys' END
$$;

CREATE OR REPLACE FUNCTION subject_facts(which text, subject uuid, OUT owner uuid,
  OUT is_open boolean, OUT asked timestamptz, OUT proposer uuid, OUT audited uuid)
  LANGUAGE sql STABLE AS $$
  SELECT user_id, status = 'pending', asked_at, NULL::uuid, id FROM deposits
    WHERE which = 'deposit' AND id = subject
  UNION ALL SELECT user_id, status IN ('requested', 'approved'), asked_at, NULL, id FROM withdrawals
    WHERE which = 'withdrawal' AND id = subject
  UNION ALL SELECT user_id, withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM adjustments WHERE adjustments.id = subject),
      asked_at, proposed_by, user_id
    FROM adjustment_proposals WHERE which = 'adjustment' AND id = subject
  UNION ALL SELECT user_id, status = 'proposed', asked_at, made_by, user_id FROM reversals
    WHERE which = 'reversal' AND id = subject
  UNION ALL SELECT NULL, status = 'proposed', asked_at, added_by, id FROM wallets
    WHERE which = 'wallet' AND id = subject
  UNION ALL SELECT NULL, status = 'proposed', asked_at, proposed_by, id FROM approval_rules
    WHERE which = 'rule' AND id = subject
  UNION ALL SELECT user_id, status = 'proposed', asked_at, made_by, user_id FROM duty_changes
    WHERE which = 'duty' AND id = subject
$$;

CREATE OR REPLACE FUNCTION lock_subject(which text, subject uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  CASE which
    WHEN 'deposit' THEN PERFORM FROM deposits WHERE id = subject FOR NO KEY UPDATE;
    WHEN 'withdrawal' THEN PERFORM FROM withdrawals WHERE id = subject FOR NO KEY UPDATE;
    WHEN 'adjustment' THEN PERFORM FROM adjustment_proposals WHERE id = subject FOR NO KEY UPDATE;
    WHEN 'reversal' THEN PERFORM FROM reversals WHERE id = subject FOR NO KEY UPDATE;
    WHEN 'wallet' THEN PERFORM FROM wallets WHERE id = subject FOR NO KEY UPDATE;
    WHEN 'rule' THEN PERFORM FROM approval_rules WHERE id = subject FOR NO KEY UPDATE;
    ELSE PERFORM FROM duty_changes WHERE id = subject FOR NO KEY UPDATE;
  END CASE;
END $$;

CREATE FUNCTION guard_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'proposed' OR NOT EXISTS (
      SELECT FROM reversal_of(NEW.source, NEW.source_id)
      WHERE (owner, back, cents) = (NEW.user_id, NEW.direction, NEW.amount_cents)) THEN
      RAISE EXCEPTION '% % cannot be reversed so', NEW.source, NEW.source_id
        USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.status <> 'proposed' OR to_jsonb(NEW) - '{status,made_at}'::text[]
    <> to_jsonb(OLD) - '{status,made_at}'::text[] THEN
    RAISE EXCEPTION 'a reversal is only ever made or withdrawn, and once'
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.status = 'made' THEN
    PERFORM require_approved('reversal', NEW.id, OLD.amount_cents, OLD.asked_at);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER reversals_guard BEFORE INSERT OR UPDATE ON reversals
  FOR EACH ROW EXECUTE FUNCTION guard_reversal();

ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_source_check,
  ADD CONSTRAINT ledger_entries_source_check
    CHECK (source IN ('deposit', 'withdrawal', 'adjustment', 'reversal'));

-- The account of the platform that the item moved money from or to.
CREATE FUNCTION reversed_account(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE source WHEN 'deposit' THEN 'custody' WHEN 'withdrawal' THEN 'payouts'
    ELSE 'adjustments' END
$$;

CREATE OR REPLACE FUNCTION entry_agrees() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  debit record;
  credit record;
  fits boolean;
BEGIN
  SELECT kind, user_id INTO debit FROM accounts WHERE id = NEW.debit_account_id;
  SELECT kind, user_id INTO credit FROM accounts WHERE id = NEW.credit_account_id;
  IF NEW.source = 'deposit' THEN
    fits := NEW.leg = 'credit' AND debit.kind = 'custody' AND credit.kind = 'available' AND EXISTS (
      SELECT FROM deposits WHERE id = NEW.source_id AND status = 'confirmed'
        AND user_id = credit.user_id AND amount_received_cents = NEW.amount_cents);
  ELSIF NEW.source = 'withdrawal' THEN
    fits := EXISTS (
      SELECT FROM withdrawals WHERE id = NEW.source_id AND amount_cents = NEW.amount_cents AND (
        NEW.leg = 'hold' AND debit.kind = 'available' AND credit.kind = 'held'
          AND (debit.user_id, credit.user_id) = (user_id, user_id)
        OR NEW.leg = 'release' AND debit.kind = 'held' AND credit.kind = 'available'
          AND (debit.user_id, credit.user_id) = (user_id, user_id)
          AND status IN ('declined', 'cancelled')
        OR NEW.leg = 'settle' AND debit.kind = 'held' AND credit.kind = 'payouts'
          AND debit.user_id = user_id AND status = 'paid'));
  ELSIF NEW.source = 'reversal' THEN
    fits := EXISTS (
      SELECT FROM reversals r WHERE r.id = NEW.source_id AND r.status = 'made'
        AND (r.amount_cents, r.direction, r.made_at) = (NEW.amount_cents, NEW.leg, NEW.at) AND (
          NEW.leg = 'credit' AND debit.kind = reversed_account(r.source)
            AND credit.kind = 'available' AND credit.user_id = r.user_id
          OR NEW.leg = 'debit' AND credit.kind = reversed_account(r.source)
            AND debit.kind = 'available' AND debit.user_id = r.user_id));
  ELSE
    fits := EXISTS (
      SELECT FROM adjustments WHERE id = NEW.source_id AND amount_cents = NEW.amount_cents
        AND direction = NEW.leg AND (
          NEW.leg = 'credit' AND debit.kind = 'adjustments' AND credit.kind = 'available'
            AND credit.user_id = user_id
          OR NEW.leg = 'debit' AND debit.kind = 'available' AND credit.kind = 'adjustments'
            AND debit.user_id = user_id));
  END IF;
  IF fits IS NOT TRUE THEN
    RAISE EXCEPTION 'entry % does not agree with % %', NEW.id, NEW.source, NEW.source_id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION require_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  expected text[];
  found text[];
BEGIN
  IF TG_TABLE_NAME = 'deposits' THEN
    expected := CASE WHEN NEW.status = 'confirmed' THEN '{credit}' ELSE '{}' END;
  ELSIF TG_TABLE_NAME IN ('adjustments', 'reversals') THEN
    expected := ARRAY[NEW.direction];
  ELSE
    -- The row as it is at commit: it may have moved on since this event was queued.
    SELECT CASE
        WHEN status IN ('declined', 'cancelled') THEN '{hold,release}'::text[]
        WHEN status = 'paid' THEN '{hold,settle}'::text[]
        ELSE '{hold}'::text[] END
      INTO expected FROM withdrawals WHERE id = NEW.id;
  END IF;
  SELECT coalesce(array_agg(leg ORDER BY leg), '{}') INTO found FROM ledger_entries
    WHERE source = TG_ARGV[0] AND source_id = NEW.id;
  IF found <> expected THEN
    RAISE EXCEPTION '% % must have the entries %, but has %', TG_ARGV[0], NEW.id, expected, found
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER reversals_agree AFTER UPDATE ON reversals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'made')
  EXECUTE FUNCTION require_entries('reversal');

-- Both views gain branches; the others stay as they were defined.
DO $$
BEGIN
  EXECUTE 'CREATE OR REPLACE VIEW ledger_invariants AS '
    || rtrim(pg_get_viewdef('ledger_invariants'::regclass), ';') || $lines$
    UNION ALL
      SELECT 'reversal without its original', count(*) FROM reversals r
      WHERE r.status <> 'withdrawn' AND NOT EXISTS (
        SELECT FROM reversal_of(r.source, r.source_id)
        WHERE (owner, back, cents) = (r.user_id, r.direction, r.amount_cents))
    UNION ALL
      SELECT 'reversal without its entry', count(*) FROM reversals r
      WHERE r.status = 'made' AND NOT EXISTS (
        SELECT FROM ledger_entries e WHERE (e.source, e.source_id, e.leg, e.amount_cents)
          = ('reversal', r.id, r.direction, r.amount_cents))
    UNION ALL
      SELECT 'entry without its reversal', count(*) FROM ledger_entries e
      LEFT JOIN reversals r ON r.id = e.source_id
      LEFT JOIN accounts debit ON debit.id = e.debit_account_id
      LEFT JOIN accounts credit ON credit.id = e.credit_account_id
      WHERE e.source = 'reversal' AND (r.status = 'made' AND e.leg = r.direction
        AND e.amount_cents = r.amount_cents
        AND (e.leg = 'credit' AND debit.kind = reversed_account(r.source)
            AND credit.kind = 'available' AND credit.user_id = r.user_id
          OR e.leg = 'debit' AND credit.kind = reversed_account(r.source)
            AND debit.kind = 'available' AND debit.user_id = r.user_id)) IS NOT TRUE
    $lines$;
  EXECUTE 'CREATE OR REPLACE VIEW transactions AS '
    || rtrim(pg_get_viewdef('transactions'::regclass), ';') || $rows$
    UNION ALL
      SELECT r.id, r.user_id, 'reversal', CASE r.direction WHEN 'credit' THEN 'Credit' ELSE 'Debit' END,
        CASE r.direction WHEN 'credit' THEN r.amount_cents ELSE -r.amount_cents END,
        NULL, 'confirmed', r.made_at, r.made_at, r.made_at, NULL, NULL, NULL, r.reason
      FROM reversals r WHERE r.status = 'made'
    $rows$;
END $$;
