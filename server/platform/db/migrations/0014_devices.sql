-- Browsers that a user signed in from, each known by a random token that only the browser keeps. A
-- sign-in with it has rate limits of its own, so that a stranger's wrong passwords keep no owner out.
CREATE TABLE devices (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX devices_of_user ON devices (user_id, last_used_at);

-- Mails that an address was typed for, with or without an account behind it. The account is looked up
-- when the request is worked off, so that the answer to it is the same, and as fast, for both.
CREATE TABLE mail_requests (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('reset-password', 'verify-email', 'registered-before')),
  email text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX mail_requests_by_time ON mail_requests (created_at);
