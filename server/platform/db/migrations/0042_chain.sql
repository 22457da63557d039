-- What the operator's own nodes have seen: blocks, payments to receiving addresses, and which deposit a
-- payment belongs to. Background jobs write it; requests and transactions only read it.

-- An address that coin can arrive at. One of a single receiving address has no branch and no investor.
CREATE TABLE receiving_addresses (
  id uuid PRIMARY KEY,
  wallet_id uuid NOT NULL REFERENCES wallets,
  coin text NOT NULL CHECK (coin IN ('BTC', 'ETH')),
  branch smallint CHECK (branch IN (0, 1)),
  index integer CHECK (index >= 0),
  address text NOT NULL CHECK (address <> ''),
  -- What an output of Bitcoin names; empty where the network of the node does not know the address.
  script bytea,
  user_id uuid REFERENCES users,
  issued_at timestamptz NOT NULL DEFAULT platform_now(),
  first_seen_at timestamptz,
  CONSTRAINT receiving_addresses_once UNIQUE (coin, address),
  CONSTRAINT receiving_addresses_index UNIQUE (wallet_id, branch, index),
  CONSTRAINT receiving_addresses_path CHECK ((branch IS NULL) = (index IS NULL)),
  CONSTRAINT receiving_addresses_change CHECK (user_id IS NULL OR branch = 0)
);
CREATE INDEX receiving_addresses_of_user ON receiving_addresses (user_id, coin, issued_at DESC)
  WHERE user_id IS NOT NULL;

CREATE FUNCTION guard_receiving_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.script IS NOT NULL AND NEW.script IS DISTINCT FROM OLD.script
    OR OLD.first_seen_at IS NOT NULL AND NEW.first_seen_at IS DISTINCT FROM OLD.first_seen_at
    OR to_jsonb(NEW) - '{script,first_seen_at}'::text[]
      <> to_jsonb(OLD) - '{script,first_seen_at}'::text[] THEN
    RAISE EXCEPTION 'a receiving address is never given to another person'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER receiving_addresses_guard BEFORE UPDATE ON receiving_addresses
  FOR EACH ROW EXECUTE FUNCTION guard_receiving_address();
CREATE TRIGGER receiving_addresses_kept BEFORE DELETE OR TRUNCATE ON receiving_addresses
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Old addresses stay watched: coin may come late. One that was added twice keeps its first wallet.
CREATE FUNCTION watch_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO receiving_addresses (id, wallet_id, coin, address)
    VALUES (gen_random_uuid(), NEW.id, NEW.coin, NEW.address)
    ON CONFLICT ON CONSTRAINT receiving_addresses_once DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER wallets_watched AFTER INSERT ON wallets
  FOR EACH ROW EXECUTE FUNCTION watch_wallet();
INSERT INTO receiving_addresses (id, wallet_id, coin, address)
  SELECT DISTINCT ON (coin, address) gen_random_uuid(), id, coin, address
  FROM wallets ORDER BY coin, address, created_at, id;

-- One row for a coin with a node. `problem` is why the last round read nothing.
CREATE TABLE chain_state (
  coin text PRIMARY KEY CHECK (coin IN ('BTC', 'ETH')),
  network text NOT NULL,
  height integer,
  hash text,
  finalized_height integer,
  read_at timestamptz,
  problem text CHECK (problem IN ('wrong-network', 'away', 'behind', 'incomplete')),
  second_height integer,
  -- After a gap: what was received and spent in it is unknown until this height.
  incomplete_until integer
);
CREATE TABLE chain_blocks (
  coin text NOT NULL CHECK (coin IN ('BTC', 'ETH')),
  height integer NOT NULL,
  hash text NOT NULL,
  previous text NOT NULL,
  -- 80 bytes of Bitcoin, for proofs.
  header bytea,
  at timestamptz NOT NULL,
  PRIMARY KEY (coin, height)
);
-- The balance up to which the payments of an Ethereum address were read.
CREATE TABLE chain_balances (
  address_id uuid PRIMARY KEY REFERENCES receiving_addresses,
  units numeric(38, 0) NOT NULL CHECK (units >= 0),
  height integer NOT NULL
);

CREATE TABLE chain_payments (
  id uuid PRIMARY KEY,
  coin text NOT NULL CHECK (coin IN ('BTC', 'ETH')),
  address_id uuid NOT NULL REFERENCES receiving_addresses,
  -- Empty for Ethereum that a contract paid.
  txid text,
  n integer NOT NULL DEFAULT 0 CHECK (n >= 0),
  units numeric(38, 0) NOT NULL CHECK (units > 0),
  seen_at timestamptz NOT NULL,
  rate_usd numeric(24, 8) CHECK (rate_usd > 0),
  block_hash text,
  height integer,
  state text NOT NULL CHECK (state IN ('seen', 'mined', 'final', 'gone')),
  via text NOT NULL DEFAULT 'plain' CHECK (via IN ('plain', 'contract')),
  sources text[] NOT NULL DEFAULT '{}',
  -- The outputs that its transaction spends; another transaction that spends one replaces it.
  spends text[] NOT NULL DEFAULT '{}',
  replaced_by text,
  spv jsonb,
  spent_txid text,
  spent_height integer,
  CONSTRAINT chain_payments_once UNIQUE (coin, txid, n),
  CONSTRAINT chain_payments_block CHECK ((state IN ('mined', 'final')) = (height IS NOT NULL)
    AND (height IS NULL) = (block_hash IS NULL)),
  CONSTRAINT chain_payments_via CHECK ((via = 'contract') = (txid IS NULL))
);
CREATE UNIQUE INDEX chain_payments_of_contract ON chain_payments (address_id, block_hash)
  WHERE txid IS NULL;
CREATE INDEX chain_payments_of_address ON chain_payments (address_id, seen_at DESC, id DESC);
CREATE INDEX chain_payments_open ON chain_payments (coin, height) WHERE state IN ('seen', 'mined');
CREATE INDEX chain_payments_by_height ON chain_payments (coin, height) WHERE height IS NOT NULL;

CREATE FUNCTION guard_chain_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changeable text[] := ARRAY['state', 'block_hash', 'height', 'sources', 'replaced_by', 'spv',
    'spent_txid', 'spent_height', 'spends'];
BEGIN
  IF to_jsonb(NEW) - changeable <> to_jsonb(OLD) - changeable THEN
    RAISE EXCEPTION 'what a payment paid never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER chain_payments_guard BEFORE UPDATE ON chain_payments
  FOR EACH ROW EXECUTE FUNCTION guard_chain_payment();
CREATE TRIGGER chain_payments_kept BEFORE DELETE OR TRUNCATE ON chain_payments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A payment belongs to one deposit.
CREATE TABLE payment_links (
  payment_id uuid PRIMARY KEY REFERENCES chain_payments,
  deposit_id uuid NOT NULL REFERENCES deposits,
  linked_by uuid REFERENCES users,
  at timestamptz NOT NULL DEFAULT platform_now()
);
CREATE INDEX payment_links_of_deposit ON payment_links (deposit_id);
CREATE FUNCTION guard_payment_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM chain_payments p
    JOIN receiving_addresses a ON a.id = p.address_id
    JOIN deposits d ON d.id = NEW.deposit_id
    WHERE p.id = NEW.payment_id AND p.coin = d.coin AND p.state <> 'gone' AND d.status = 'pending'
      AND (a.user_id IS NULL OR a.user_id = d.user_id)) THEN
    RAISE EXCEPTION 'payment % cannot belong to deposit %', NEW.payment_id, NEW.deposit_id
      USING ERRCODE = 'PV007';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_links_guard BEFORE INSERT ON payment_links
  FOR EACH ROW EXECUTE FUNCTION guard_payment_link();
CREATE TRIGGER payment_links_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_links
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION watch_wallet() SECURITY DEFINER SET search_path = %I, pg_temp',
    current_schema());
  REVOKE EXECUTE ON FUNCTION watch_wallet() FROM PUBLIC;
END $$;

-- Whether the nodes of a coin were read in the last ten minutes.
CREATE FUNCTION chain_is_fresh(which text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM chain_state
    WHERE coin = which AND read_at > platform_now() - interval '10 minutes')
$$;
