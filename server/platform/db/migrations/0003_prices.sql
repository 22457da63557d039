-- Where to send coins and at which rate. A quote copies the address and the rate it was made with, so
-- that a later change of either never changes what an investor was told.

CREATE TABLE files (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  purpose text NOT NULL CHECK (purpose IN ('proof', 'qr')),
  type text NOT NULL CHECK (type IN ('image/jpeg', 'image/png', 'image/gif', 'application/pdf')),
  size integer NOT NULL CHECK (size > 0),
  sha256 bytea NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX files_of_user ON files (user_id, created_at);
CREATE INDEX files_same ON files (sha256);

CREATE TABLE wallets (
  id uuid PRIMARY KEY,
  coin text NOT NULL CHECK (coin IN ('BTC', 'ETH')),
  address text NOT NULL,
  qr_file_id uuid REFERENCES files,
  added_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  retired_at timestamptz,
  retired_by uuid REFERENCES users
);
CREATE INDEX wallets_active ON wallets (coin, created_at DESC, id DESC) WHERE retired_at IS NULL;

-- One row per thing that may be fetched; who moves claimed_at forward does the fetching (DESIGN 6.14).
CREATE TABLE fetch_claims (
  name text PRIMARY KEY,
  claimed_at timestamptz NOT NULL
);
CREATE TABLE rate_replies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  source text NOT NULL CHECK (source IN ('index', 'service')),
  raw text NOT NULL,
  refused text
);
CREATE INDEX rate_replies_at ON rate_replies (at DESC);
CREATE TABLE rates (
  asset text NOT NULL CHECK (asset IN ('BTC', 'ETH', 'EUR')),
  source text NOT NULL CHECK (source IN ('index', 'service')),
  usd numeric(24, 8) NOT NULL CHECK (usd > 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (asset, source)
);
-- The last rate of each day is that day's close; imported days name their source.
CREATE TABLE rate_days (
  asset text NOT NULL CHECK (asset IN ('BTC', 'ETH', 'EUR')),
  day date NOT NULL,
  usd numeric(24, 8) NOT NULL CHECK (usd > 0),
  source text NOT NULL,
  PRIMARY KEY (asset, day)
);

CREATE TABLE quotes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  coin text NOT NULL CHECK (coin IN ('BTC', 'ETH')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- Satoshi or wei: exact integers, never a float.
  coin_units numeric(38, 0) NOT NULL CHECK (coin_units > 0),
  rate_usd numeric(24, 8) NOT NULL CHECK (rate_usd > 0),
  sources text[] NOT NULL,
  as_of timestamptz NOT NULL,
  example boolean NOT NULL,
  wallet_id uuid NOT NULL REFERENCES wallets,
  address text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX quotes_of_user ON quotes (user_id, created_at DESC);
CREATE TRIGGER quotes_kept BEFORE UPDATE OR TRUNCATE ON quotes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
