-- A threshold is of one item, so one person could make many small ones. What a person alone made of a kind
-- in a day, in one direction, counts together with the next one. Approved by two, it does not count.

-- The program writes `at`; this column it cannot write.
ALTER TABLE adjustments ADD COLUMN made_at timestamptz;
ALTER TABLE adjustments DISABLE TRIGGER adjustments_kept;
UPDATE adjustments SET made_at = at;
ALTER TABLE adjustments ENABLE TRIGGER adjustments_kept;
ALTER TABLE adjustments ALTER COLUMN made_at SET DEFAULT platform_now(),
  ALTER COLUMN made_at SET NOT NULL;
CREATE INDEX adjustments_made_by ON adjustments (made_by, made_at);
CREATE INDEX reversals_made_by ON reversals (made_by, made_at) WHERE status = 'made';

CREATE FUNCTION approved_by_two(which text, subject uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT count(DISTINCT by_user) > 1 FROM approvals
  WHERE (subject_kind, subject_id) = (which, subject)
$$;

-- In cents, without the item itself.
CREATE FUNCTION made_alone(which text, subject uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE which
    WHEN 'adjustment' THEN (SELECT coalesce(sum(a.amount_cents), 0) FROM adjustment_proposals p
      JOIN adjustments a ON (a.made_by, a.direction) = (p.proposed_by, p.direction)
      WHERE p.id = subject AND a.id <> subject AND NOT a.sample
        AND a.made_at > platform_now() - interval '1 day'
        AND NOT approved_by_two('adjustment', a.id))
    WHEN 'reversal' THEN (SELECT coalesce(sum(r.amount_cents), 0) FROM reversals p
      JOIN reversals r ON (r.made_by, r.direction) = (p.made_by, p.direction)
      WHERE p.id = subject AND r.id <> subject AND r.status = 'made'
        AND r.made_at > platform_now() - interval '1 day'
        AND NOT approved_by_two('reversal', r.id))
  END::bigint
$$;

-- Null for the kinds whose items count one by one.
CREATE FUNCTION needed_together(which text, subject uuid, amount bigint) RETURNS integer
  LANGUAGE sql STABLE AS $$
  SELECT s.needed::integer FROM made_alone(which, subject) AS earlier,
    rule_step(which, amount + earlier, platform_now()) AS s
$$;

-- Of two at once the second counts the first.
CREATE FUNCTION lock_maker(which text, person uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended(which || ' by ' || person, 0))
$$;

CREATE FUNCTION lock_adjustments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_maker('adjustment', NEW.made_by);
  RETURN NEW;
END $$;
CREATE FUNCTION lock_reversals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_maker('reversal', NEW.made_by);
  RETURN NEW;
END $$;
CREATE FUNCTION guard_made_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.made_at < platform_now() - interval '1 hour' THEN
    RAISE EXCEPTION 'a reversal is made now' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
-- Triggers of one event run by their names: these before and after those that count approvals.
CREATE TRIGGER adjustments_counted BEFORE INSERT ON adjustments
  FOR EACH ROW WHEN (NOT NEW.sample) EXECUTE FUNCTION lock_adjustments();
CREATE TRIGGER reversals_counted BEFORE UPDATE ON reversals
  FOR EACH ROW WHEN (NEW.status = 'made') EXECUTE FUNCTION lock_reversals();
CREATE TRIGGER reversals_made_now BEFORE UPDATE ON reversals
  FOR EACH ROW WHEN (NEW.status = 'made') EXECUTE FUNCTION guard_made_at();

-- The functions are extended as they are, because other migrations extend them as well.
DO $$
DECLARE
  change record;
  before text;
  after text;
BEGIN
  FOR change IN SELECT * FROM (VALUES
    ('approval_state(text, uuid, bigint, timestamptz)', 'ELSE max(s.needed)::int END AS needed,',
      'ELSE greatest(max(s.needed)::int, needed_together(which, subject, amount)) END AS needed,'),
    ('give_approval(uuid, text, uuid, bigint, uuid, text, jsonb, text)', 'SELECT * INTO state',
      'IF which IN (''adjustment'', ''reversal'') THEN
    PERFORM lock_maker(which, approver);
  END IF;
  SELECT * INTO state')) AS changes (name, known, extended)
  LOOP
    before := pg_get_functiondef(change.name::regprocedure);
    after := replace(before, change.known, change.extended);
    IF after = before THEN
      RAISE EXCEPTION '% has another form', change.name;
    END IF;
    EXECUTE after;
  END LOOP;
END $$;
