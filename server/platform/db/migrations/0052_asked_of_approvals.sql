-- An approval keeps how many people its rule asked for when it was given. Computed afterwards it would be
-- another number: what the chain covers changes, and a backup does not contain the chain.

ALTER TABLE approvals ADD COLUMN needed smallint;

-- As 0040, and stamps what is needed. Errors: PV010 no evidence where two people are needed, or a passkey
-- that does not sign for this person.
CREATE OR REPLACE FUNCTION guard_evidence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.needed := NULL;
  IF NOT NEW.sample THEN
    NEW.needed := (
      SELECT state.needed FROM subject_facts(NEW.subject_kind, NEW.subject_id) facts,
        approval_state(NEW.subject_kind, NEW.subject_id, NEW.cents, facts.asked) state);
  END IF;
  IF NEW.evidence IS NULL AND NEW.needed > 1 THEN
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

-- The mail at the end of a wait, once for each subject: an address of an investor's book is usable, or a
-- receiving address active.
CREATE TABLE wait_notices (
  subject_id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT platform_now()
);
CREATE TRIGGER wait_notices_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON wait_notices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE INDEX payout_addresses_usable ON payout_addresses (usable_from) WHERE removed_at IS NULL;

-- What was usable before was mailed when it was added.
INSERT INTO wait_notices (subject_id)
  SELECT id FROM payout_addresses WHERE usable_from <= platform_now()
  UNION ALL SELECT id FROM wallets WHERE active_from <= platform_now();
