-- A second factor: a passkey, or a code of an authenticator app. Secrets are sealed with a key outside
-- of this database, so that a copy of it signs no one in. What an account signs in with changes only
-- with a line of the audit log.

-- A new passkey signs in at once, and decisions from counts_from on.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  credential_id bytea NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text NOT NULL,
  relying_party text NOT NULL,
  backed_up boolean NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  created_at timestamptz NOT NULL DEFAULT platform_now(),
  counts_from timestamptz NOT NULL DEFAULT platform_now() + interval '24 hours',
  last_used_at timestamptz,
  removed_at timestamptz
);
CREATE INDEX passkeys_of_user ON passkeys (user_id) WHERE removed_at IS NULL;

CREATE FUNCTION guard_passkey() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.removed_at IS NOT NULL
     OR to_jsonb(NEW) - '{counter,backed_up,last_used_at,removed_at}'::text[]
      <> to_jsonb(OLD) - '{counter,backed_up,last_used_at,removed_at}'::text[] THEN
    RAISE EXCEPTION 'a passkey is only used or removed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER passkeys_guard BEFORE UPDATE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION guard_passkey();
CREATE TRIGGER passkeys_kept BEFORE DELETE OR TRUNCATE ON passkeys
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER passkeys_made_audited AFTER INSERT ON passkeys
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_audit_line('user_id');
CREATE CONSTRAINT TRIGGER passkeys_removed_audited AFTER UPDATE ON passkeys
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.removed_at IS NOT NULL) EXECUTE FUNCTION require_audit_line('user_id');

-- Without confirmed_at no code was entered yet, and it does not count. The name of the seal key tells
-- at the start that another key was put in its place.
CREATE TABLE totp (
  user_id uuid PRIMARY KEY REFERENCES users,
  secret_sealed bytea NOT NULL,
  seal_key text NOT NULL,
  last_step bigint NOT NULL DEFAULT 0,
  confirmed_at timestamptz
);
CREATE CONSTRAINT TRIGGER totp_confirmed_audited AFTER UPDATE ON totp
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.confirmed_at IS DISTINCT FROM OLD.confirmed_at
    OR NEW.confirmed_at IS NOT NULL AND NEW.secret_sealed <> OLD.secret_sealed)
  EXECUTE FUNCTION require_audit_line('user_id');

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users,
  hash bytea NOT NULL,
  seal_key text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, hash)
);
CREATE CONSTRAINT TRIGGER recovery_codes_audited AFTER INSERT OR UPDATE ON recovery_codes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_audit_line('user_id');

-- Something to sign, or a sign-in that waits for its second factor; without a user until a passkey
-- names one.
CREATE TABLE challenges (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users,
  purpose text NOT NULL CHECK (purpose IN ('sign-in', 'passkey', 'register', 'reauthenticate')),
  nonce bytea NOT NULL,
  ticket_hash bytea UNIQUE,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX challenges_by_end ON challenges (expires_at);
CREATE INDEX challenges_of_user ON challenges (user_id);

ALTER TABLE sessions
  ADD COLUMN reauthenticated_by text NOT NULL DEFAULT 'password'
    CHECK (reauthenticated_by IN ('password', 'passkey', 'code', 'recovery-code'));
