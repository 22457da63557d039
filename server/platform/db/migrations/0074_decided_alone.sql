-- A threshold is of one item, so one person could decide many small ones for an accomplice. What was decided
-- for one investor in a day on one approval counts together with the next one: deposits that the chain does
-- not cover, and withdrawals.

-- In cents, without the item itself; null for other kinds. Of a withdrawal that is decided already, what was
-- decided before it: a later one must not stop its payment.
CREATE FUNCTION decided_alone(kind text, subject uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE kind
    WHEN 'deposit-unseen' THEN (SELECT sum(other.amount_received_cents)
      FROM deposits own JOIN deposits other USING (user_id)
      WHERE own.id = subject AND other.id <> subject AND other.status = 'confirmed'
        AND other.decided_at > platform_now() - interval '1 day'
        AND NOT EXISTS (SELECT FROM approvals
          WHERE (subject_kind, subject_id) = ('deposit', other.id)
          GROUP BY content HAVING count(DISTINCT by_user) > 1)
        -- Without a payment it is not covered; to ask for all is slow.
        AND (NOT EXISTS (SELECT FROM payment_links WHERE deposit_id = other.id)
          OR NOT deposit_covered(other.id, other.amount_received_cents)))
    WHEN 'withdrawal' THEN (SELECT sum(other.amount_cents)
      FROM withdrawals own JOIN withdrawals other USING (user_id)
      WHERE own.id = subject AND other.id <> subject AND other.status IN ('approved', 'paid')
        AND other.decided_at > coalesce(own.decided_at, platform_now()) - interval '1 day'
        AND other.decided_at <= coalesce(own.decided_at, 'infinity')
        AND NOT EXISTS (SELECT FROM approvals
          WHERE (subject_kind, subject_id) = ('withdrawal', other.id)
          GROUP BY content HAVING count(DISTINCT by_user) > 1))
  END::bigint
$$;

-- A deposit that the chain does not cover meets both rules of deposits. Without a step above the amount
-- nothing is added up, so that most installations read no other item.
CREATE FUNCTION step_together(kind text, subject uuid, amount bigint)
  RETURNS TABLE (needed smallint, wait_s integer, separate_payer boolean) LANGUAGE sql STABLE AS $$
  WITH rules AS (
    SELECT unnest(CASE step_together.kind WHEN 'deposit-unseen' THEN ARRAY['deposit', 'deposit-unseen']
      WHEN 'withdrawal' THEN ARRAY['withdrawal'] END) AS of
  ), earlier AS (
    SELECT decided_alone(step_together.kind, subject) AS cents
    WHERE EXISTS (SELECT FROM approval_rules JOIN rules ON approval_rules.kind = rules.of
      WHERE from_cents > amount AND status = 'approved')
  )
  SELECT s.needed, s.wait_s, s.separate_payer
  FROM earlier, rules, LATERAL rule_step(rules.of, amount + earlier.cents, platform_now()) AS s
  WHERE earlier.cents > 0
$$;

-- Of two at once the second counts the first, also where the role that serves approves them beforehand.
CREATE FUNCTION lock_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_maker(TG_TABLE_NAME, NEW.user_id);
  RETURN NEW;
END $$;
CREATE FUNCTION guard_decided_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.decided_at < platform_now() - interval '1 hour' THEN
    RAISE EXCEPTION 'a decision is made now' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
-- Triggers of one event run by their names: these before those that count approvals.
CREATE TRIGGER deposits_counted BEFORE UPDATE ON deposits FOR EACH ROW
  WHEN (NEW.status = 'confirmed' AND OLD.status <> 'confirmed') EXECUTE FUNCTION lock_decisions();
CREATE TRIGGER deposits_decided_now BEFORE UPDATE ON deposits FOR EACH ROW
  WHEN (NEW.status = 'confirmed' AND OLD.status <> 'confirmed') EXECUTE FUNCTION guard_decided_at();
CREATE TRIGGER withdrawals_counted BEFORE UPDATE ON withdrawals FOR EACH ROW
  WHEN (NEW.status = 'approved' AND OLD.status <> 'approved') EXECUTE FUNCTION lock_decisions();
CREATE TRIGGER withdrawals_decided_now BEFORE UPDATE ON withdrawals FOR EACH ROW
  WHEN (NEW.status = 'approved' AND OLD.status <> 'approved') EXECUTE FUNCTION guard_decided_at();

-- The functions are extended as they are, because other migrations extend them as well.
DO $$
DECLARE
  change record;
  before text;
  after text;
BEGIN
  FOR change IN SELECT * FROM (VALUES
    ('approval_state(text, uuid, bigint, timestamptz)',
      'UNION ALL SELECT * FROM rule_step(kind, amount, platform_now())',
      'UNION ALL SELECT * FROM rule_step(kind, amount, platform_now())
        UNION ALL SELECT * FROM step_together(kind, subject, amount)'),
    ('give_approval(uuid, text, uuid, bigint, uuid, text, jsonb, text)', 'SELECT * INTO state',
      'IF which IN (''deposit'', ''withdrawal'') THEN
    PERFORM lock_maker(which || ''s'', (SELECT owner FROM subject_facts(which, subject)));
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
