-- A passkey signs a decision itself, in a readable text, and the signature is kept beside it. SQL cannot
-- verify one: the program and `approvals:verify` do. Here a decision that needs two people cannot be
-- written without saying how it is known who gave it.

ALTER TABLE challenges
  ADD COLUMN text_hash bytea,
  DROP CONSTRAINT challenges_purpose_check,
  ADD CONSTRAINT challenges_purpose_check CHECK (
    purpose IN ('sign-in', 'passkey', 'register', 'reauthenticate', 'sign')),
  ADD CONSTRAINT challenges_text CHECK ((purpose = 'sign') = (text_hash IS NOT NULL));

CREATE FUNCTION is_evidence(proof jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE proof->>'type'
    WHEN 'passkey' THEN proof ?& ARRAY['credential', 'nonce', 'text', 'assertion']
    WHEN 'password' THEN true
    WHEN 'code' THEN true
    WHEN 'recovery-code' THEN true
    WHEN 'passkey-sign-in' THEN true
    WHEN 'earlier' THEN true
    ELSE false END
$$;

-- What was there before has no evidence, and says so; no other row can say it.
ALTER TABLE approvals ADD COLUMN evidence jsonb DEFAULT '{"type": "earlier"}'
  CONSTRAINT approvals_evidence_form CHECK (evidence IS NULL OR is_evidence(evidence));
ALTER TABLE approvals ALTER COLUMN evidence DROP DEFAULT;
ALTER TABLE withdrawals
  ADD COLUMN evidence jsonb DEFAULT '{"type": "earlier"}'
    CONSTRAINT withdrawals_evidence_form CHECK (evidence IS NULL OR is_evidence(evidence)),
  ADD COLUMN payment_evidence jsonb
    CONSTRAINT withdrawals_payment_evidence_form CHECK (
      payment_evidence IS NULL OR is_evidence(payment_evidence) AND status = 'paid');
ALTER TABLE withdrawals ALTER COLUMN evidence DROP DEFAULT;
ALTER TABLE payout_addresses ADD COLUMN evidence jsonb DEFAULT '{"type": "earlier"}'
  CONSTRAINT payout_addresses_evidence_form CHECK (evidence IS NULL OR is_evidence(evidence));
ALTER TABLE payout_addresses ALTER COLUMN evidence DROP DEFAULT;

CREATE FUNCTION refuse_earlier() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a new row of % is not an earlier one', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER approvals_not_earlier BEFORE INSERT ON approvals
  FOR EACH ROW WHEN (NEW.evidence->>'type' = 'earlier') EXECUTE FUNCTION refuse_earlier();
CREATE TRIGGER withdrawals_not_earlier BEFORE INSERT ON withdrawals
  FOR EACH ROW WHEN (NEW.evidence->>'type' = 'earlier') EXECUTE FUNCTION refuse_earlier();
CREATE TRIGGER payout_addresses_not_earlier BEFORE INSERT ON payout_addresses
  FOR EACH ROW WHEN (NEW.evidence->>'type' = 'earlier') EXECUTE FUNCTION refuse_earlier();

-- Errors: PV010 no evidence where two people are needed, or a passkey that does not sign for this person.
CREATE FUNCTION guard_evidence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.evidence IS NULL AND NOT NEW.sample AND (
    SELECT state.needed FROM subject_facts(NEW.subject_kind, NEW.subject_id) facts,
      approval_state(NEW.subject_kind, NEW.subject_id, NEW.cents, facts.asked) state) > 1 THEN
    RAISE EXCEPTION 'an approval of % % has no evidence', NEW.subject_kind, NEW.subject_id
      USING ERRCODE = 'PV010';
  END IF;
  IF NEW.evidence->>'type' = 'passkey' AND NOT EXISTS (
    SELECT FROM passkeys WHERE user_id = NEW.by_user AND removed_at IS NULL
      AND counts_from <= platform_now()
      AND encode(credential_id, 'hex') = NEW.evidence->>'credential') THEN
    RAISE EXCEPTION 'no passkey of % signs decisions with this id', NEW.by_user
      USING ERRCODE = 'PV010';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER approvals_evidence BEFORE INSERT ON approvals
  FOR EACH ROW EXECUTE FUNCTION guard_evidence();

-- The program cannot say that a passkey was removed earlier than now.
CREATE FUNCTION stamp_passkey_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.removed_at := platform_now();
  RETURN NEW;
END $$;
CREATE TRIGGER passkeys_removal BEFORE UPDATE ON passkeys FOR EACH ROW
  WHEN (NEW.removed_at IS NOT NULL AND OLD.removed_at IS NULL)
  EXECUTE FUNCTION stamp_passkey_removal();

-- `shown` is the text of the subject that the approver saw. Errors: PV006 it is another now.
DROP FUNCTION give_approval(uuid, text, uuid, bigint, uuid, text);
CREATE FUNCTION give_approval(approval uuid, which text, subject uuid, amount bigint, approver uuid,
  remark text, proof jsonb DEFAULT NULL, shown text DEFAULT NULL,
  OUT needed integer, OUT have integer, OUT payable_from timestamptz) LANGUAGE plpgsql AS $$
DECLARE
  state record;
BEGIN
  INSERT INTO approvals (id, subject_kind, subject_id, content, cents, by_user, note, evidence)
    VALUES (approval, which, subject, subject_content(which, subject, amount), amount, approver,
      remark, proof);
  IF shown <> subject_text(which, subject, amount) THEN
    RAISE EXCEPTION 'another content was shown' USING ERRCODE = 'PV006';
  END IF;
  SELECT * INTO state FROM approval_state(which, subject, amount,
    (SELECT asked FROM subject_facts(which, subject)));
  needed := state.needed;
  have := state.have;
  payable_from := state.payable_from;
END $$;

-- As 0025, with the evidence of the payment.
CREATE OR REPLACE FUNCTION guard_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing text[] := CASE OLD.status || ' to ' || NEW.status
    WHEN 'requested to approved' THEN '{status,decided_by,decided_at}'::text[]
    WHEN 'requested to declined' THEN '{status,decided_by,decided_at,reason}'
    WHEN 'requested to cancelled' THEN '{status,decided_by,decided_at,reason}'
    WHEN 'approved to approved' THEN '{paying_by,paying_at,objected_by,objected_at}'
    WHEN 'approved to paid'
      THEN '{status,paid_by,paid_at,txid,coin_units,paying_by,paying_at,objected_by,objected_at,
        payment_note,payment_evidence,compared_rate_usd,compared_rate_as_of}'
    WHEN 'approved to declined' THEN '{status,decided_by,decided_at,reason}'
    WHEN 'approved to cancelled' THEN '{status,decided_by,decided_at,reason}'
  END;
  payer_is_staff boolean := OLD.paying_by IS NOT NULL AND EXISTS (
    SELECT FROM users WHERE id = OLD.paying_by AND role = 'admin' AND status = 'active');
  worth_cents numeric := NEW.coin_units * NEW.compared_rate_usd * 100
    / CASE NEW.coin WHEN 'BTC' THEN 1e8 ELSE 1e18 END;
BEGIN
  IF changing IS NULL THEN
    RAISE EXCEPTION 'withdrawal % cannot go from % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF to_jsonb(NEW) - changing <> to_jsonb(OLD) - changing THEN
    RAISE EXCEPTION 'what a withdrawal asked is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  IF payer_is_staff AND (
    NEW.paying_by <> OLD.paying_by
    OR NEW.status = 'cancelled'
    OR NEW.status = 'declined' AND NEW.decided_by <> OLD.paying_by
      AND (OLD.objected_by IS NULL OR OLD.objected_by = NEW.decided_by)) THEN
    RAISE EXCEPTION 'withdrawal % is being paid by %', OLD.id, OLD.paying_by
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.status = 'paid' AND EXISTS (
    SELECT FROM users WHERE id = NEW.user_id AND (status <> 'active'
      OR withdrawals_blocked_at IS NOT NULL OR withdrawals_wait_until > NEW.paid_at)) THEN
    RAISE EXCEPTION 'withdrawal % is of an account that cannot be paid', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.status = 'paid' AND num_nonnulls(NEW.payment_note, NEW.compared_rate_usd) = 0 THEN
    RAISE EXCEPTION 'payment of % has neither a rate nor a note', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  -- A cent more each way: units are rounded.
  IF worth_cents * 2 < NEW.amount_cents - 1 OR worth_cents > NEW.amount_cents * 2 + 1 THEN
    RAISE EXCEPTION 'payment of % is worth % cents instead of %', OLD.id, worth_cents,
      NEW.amount_cents USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
