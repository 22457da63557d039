-- Who may come in. Tokens are kept only as hashes, so that a copy of this database opens no session;
-- names and addresses are unique without regard to case, so that nobody can pose as somebody else.

CREATE TABLE users (
  id uuid PRIMARY KEY,
  user_name text NOT NULL,
  full_name text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended', 'closed')),
  phone_number text,
  date_of_birth date,
  address text,
  postal_code text,
  country text,
  terms_version text NOT NULL,
  email_verified_at timestamptz,
  verified_at timestamptz,
  withdrawals_wait_until timestamptz,
  sample boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX users_user_name_key ON users (lower(user_name) text_pattern_ops);
CREATE UNIQUE INDEX users_email_key ON users (lower(email) text_pattern_ops);
CREATE INDEX users_created ON users (created_at DESC, id DESC);
CREATE INDEX users_by_full_name ON users (full_name, id);
CREATE INDEX users_by_user_name ON users (user_name, id);
CREATE INDEX users_full_name_prefix ON users (lower(full_name) text_pattern_ops);
CREATE INDEX users_staff ON users (id) WHERE role = 'admin';

-- Each verification and each revocation stays on record with its author (S-306).
CREATE TABLE verifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  decided_by uuid NOT NULL REFERENCES users,
  verified boolean NOT NULL,
  note text,
  at timestamptz NOT NULL
);
CREATE INDEX verifications_of_user ON verifications (user_id, at DESC);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  proven_at timestamptz NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id);

-- Links that travel by mail: single use, expiring, known only by their hash.
CREATE TABLE mail_tokens (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  purpose text NOT NULL CHECK (purpose IN ('reset-password', 'verify-email')),
  email text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX mail_tokens_of_user ON mail_tokens (user_id);

-- Allowances are shared by all server processes, hence kept here and not in memory.
CREATE TABLE allowances (
  key text PRIMARY KEY,
  window_start timestamptz NOT NULL,
  used integer NOT NULL
);
