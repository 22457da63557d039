-- What the role that serves writes in another name must not change what counts together, or what a payment
-- on the chain covers.

-- Only approvals of an item that took two people: those need the signature of each, which is checked. A
-- second one that was written for an item of one person changes nothing.
CREATE OR REPLACE FUNCTION approved_by_two(which text, subject uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT count(DISTINCT by_user) FILTER (WHERE needed > 1) > 1 FROM approvals
  WHERE (subject_kind, subject_id) = (which, subject)
$$;

CREATE FUNCTION shares_approver(which text, one uuid, other uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM approvals a JOIN approvals b USING (by_user)
    WHERE (a.subject_kind, a.subject_id) = (which, one)
      AND (b.subject_kind, b.subject_id) = (which, other))
$$;

CREATE INDEX adjustments_made_at ON adjustments (made_at);
CREATE INDEX reversals_made_at ON reversals (made_at) WHERE status = 'made';

-- As 0073, also by who approved: the program names the author itself.
CREATE OR REPLACE FUNCTION made_alone(which text, subject uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE which
    WHEN 'adjustment' THEN (SELECT coalesce(sum(a.amount_cents), 0) FROM adjustment_proposals p
      JOIN adjustments a ON a.direction = p.direction
      WHERE p.id = subject AND a.id <> subject AND NOT a.sample
        AND a.made_at > platform_now() - interval '1 day'
        AND (a.made_by = p.proposed_by OR shares_approver('adjustment', p.id, a.id))
        AND NOT approved_by_two('adjustment', a.id))
    WHEN 'reversal' THEN (SELECT coalesce(sum(r.amount_cents), 0) FROM reversals p
      JOIN reversals r ON r.direction = p.direction
      WHERE p.id = subject AND r.id <> subject AND r.status = 'made'
        AND r.made_at > platform_now() - interval '1 day'
        AND (r.made_by = p.made_by OR shares_approver('reversal', p.id, r.id))
        AND NOT approved_by_two('reversal', r.id))
  END::bigint
$$;

-- As 0074. A decision that is dated later than now counts from now.
CREATE OR REPLACE FUNCTION decided_alone(kind text, subject uuid) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT CASE kind
    WHEN 'deposit-unseen' THEN (SELECT sum(other.amount_received_cents)
      FROM deposits own JOIN deposits other USING (user_id)
      WHERE own.id = subject AND other.id <> subject AND other.status = 'confirmed'
        AND other.decided_at > platform_now() - interval '1 day'
        AND NOT approved_by_two('deposit', other.id)
        -- Without a payment it is not covered; to ask for all is slow.
        AND (NOT EXISTS (SELECT FROM payment_links WHERE deposit_id = other.id)
          OR NOT deposit_covered(other.id, other.amount_received_cents)))
    WHEN 'withdrawal' THEN (SELECT sum(other.amount_cents)
      FROM withdrawals own JOIN withdrawals other USING (user_id)
      WHERE own.id = subject AND other.id <> subject AND other.status IN ('approved', 'paid')
        AND other.decided_at > least(own.decided_at, platform_now()) - interval '1 day'
        AND other.decided_at <= coalesce(own.decided_at, 'infinity')
        AND NOT approved_by_two('withdrawal', other.id))
  END::bigint
$$;

-- The reading links by rules of its own; a person cannot link what another deposit was credited for.
CREATE FUNCTION guard_linked_by() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM chain_payments p
    JOIN deposits d ON (d.coin, d.checked_txid) = (p.coin, lower(p.txid))
    WHERE p.id = NEW.payment_id AND d.status = 'confirmed' AND d.id <> NEW.deposit_id
      AND (d.checked_output = p.n
        OR NOT EXISTS (SELECT FROM payment_links WHERE deposit_id = d.id))) THEN
    RAISE EXCEPTION 'payment % was credited before', NEW.payment_id
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'deposits_checked_once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_links_credited BEFORE INSERT ON payment_links
  FOR EACH ROW WHEN (NEW.linked_by IS NOT NULL) EXECUTE FUNCTION guard_linked_by();

-- Without its id a payment would cover one deposit and be credited for another.
CREATE FUNCTION guard_paid_by() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM payment_links l JOIN chain_payments p ON p.id = l.payment_id
      WHERE l.deposit_id = NEW.id AND p.state IN ('mined', 'final') AND p.txid IS NOT NULL)
    AND NOT EXISTS (SELECT FROM payment_links l JOIN chain_payments p ON p.id = l.payment_id
      WHERE l.deposit_id = NEW.id AND lower(p.txid) = NEW.checked_txid) THEN
    RAISE EXCEPTION 'deposit % is confirmed without the payment that it has', NEW.id
      USING ERRCODE = 'PV012';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER deposits_paid_by BEFORE UPDATE ON deposits FOR EACH ROW
  WHEN (NEW.status = 'confirmed' AND OLD.status = 'pending') EXECUTE FUNCTION guard_paid_by();

-- A head of more lines than the log has would stop every later one.
DO $$
DECLARE
  before text := pg_get_functiondef('guard_head()'::regprocedure);
  after text := replace(before, 'IF TG_OP = ''INSERT'' THEN',
    'IF TG_OP = ''INSERT'' THEN
    IF NEW.size > (SELECT coalesce(max(seq), 0) FROM audit_log) THEN
      RAISE EXCEPTION ''the log has no line %'', NEW.size USING ERRCODE = ''restrict_violation'';
    END IF;');
BEGIN
  IF after = before THEN
    RAISE EXCEPTION 'guard_head has another form';
  END IF;
  EXECUTE after;
END $$;
