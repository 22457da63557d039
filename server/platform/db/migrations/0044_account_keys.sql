-- Receiving keys: a wallet is one address, or an account key from which every deposit of Bitcoin and every
-- investor in Ethereum gets an address. The database keeps which address belongs to whom; that it
-- derives from the key is checked by the program, before it is quoted and every night.

ALTER TABLE wallets
  ADD COLUMN kind text NOT NULL DEFAULT 'address' CHECK (kind IN ('address', 'key')),
  ADD COLUMN script text CHECK (script IN ('p2wpkh', 'eoa')),
  -- In the form that begins with xpub or tpub, whichever form was typed.
  ADD COLUMN account_key text,
  -- Of the master key: a hardware wallet recognises its own coin by it.
  ADD COLUMN fingerprint bytea CHECK (length(fingerprint) = 4),
  ADD COLUMN key_path text,
  ADD CONSTRAINT wallets_key CHECK ((kind = 'key') = (account_key IS NOT NULL)
    AND (kind = 'key') = (key_path IS NOT NULL)
    AND (script IS NOT DISTINCT FROM
      CASE WHEN kind = 'key' THEN CASE coin WHEN 'BTC' THEN 'p2wpkh' ELSE 'eoa' END END)
    AND (fingerprint IS NOT NULL) = (kind = 'key' AND coin = 'BTC'));
-- A key is added once: its addresses continue where they ended.
CREATE UNIQUE INDEX wallets_account_key ON wallets (coin, account_key)
  WHERE account_key IS NOT NULL AND status <> 'withdrawn';
CREATE INDEX receiving_addresses_by_text ON receiving_addresses (lower(address) text_pattern_ops);

-- The first address of a key is only ever compared with the device.
CREATE OR REPLACE FUNCTION watch_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO receiving_addresses (id, wallet_id, coin, address, branch, index)
    VALUES (gen_random_uuid(), NEW.id, NEW.coin, NEW.address,
      CASE NEW.kind WHEN 'key' THEN 0 END, CASE NEW.kind WHEN 'key' THEN 0 END)
    ON CONFLICT ON CONSTRAINT receiving_addresses_once DO NOTHING;
  RETURN NULL;
END $$;

CREATE FUNCTION guard_issued_address() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wallet record;
BEGIN
  SELECT * INTO wallet FROM wallets WHERE id = NEW.wallet_id;
  IF wallet.coin <> NEW.coin OR (wallet.kind = 'key') <> (NEW.branch IS NOT NULL)
    OR NEW.branch IS NULL AND NEW.address <> wallet.address
    OR NEW.user_id IS NOT NULL AND (NEW.index = 0 OR wallet.status <> 'approved'
      OR wallet.active_from > platform_now() OR wallet.retired_at IS NOT NULL) THEN
    RAISE EXCEPTION 'wallet % has no address %', NEW.wallet_id, NEW.address
      USING ERRCODE = 'PV007';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER receiving_addresses_issued BEFORE INSERT ON receiving_addresses
  FOR EACH ROW EXECUTE FUNCTION guard_issued_address();

CREATE OR REPLACE FUNCTION guard_quote_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM wallets w WHERE w.id = NEW.wallet_id AND w.status = 'approved'
    AND w.active_from <= platform_now() AND w.coin = NEW.coin
    AND CASE w.kind WHEN 'address' THEN w.address = NEW.address
      ELSE EXISTS (SELECT FROM receiving_addresses a WHERE a.wallet_id = w.id
        AND (a.coin, a.address) = (NEW.coin, NEW.address) AND a.user_id = NEW.user_id) END) THEN
    RAISE EXCEPTION 'the address of quote % was not approved', NEW.id USING ERRCODE = 'PV007';
  END IF;
  RETURN NEW;
END $$;

-- The approval of a key is about the key, its device and its path. The function is extended as it is,
-- because other migrations extend it as well.
DO $$
DECLARE
  known text := pg_get_functiondef('subject_text(text, uuid, bigint)'::regprocedure);
  extended text := regexp_replace(known, 'which, id, coin, address\)(\s+FROM wallets)',
    'which, id, coin, address, account_key, encode(fingerprint, ''hex''), key_path)\1');
BEGIN
  IF extended = known THEN
    RAISE EXCEPTION 'subject_text has another form';
  END IF;
  EXECUTE extended;
  EXECUTE format('ALTER FUNCTION watch_wallet() SECURITY DEFINER SET search_path = %I, pg_temp',
    current_schema());
  REVOKE EXECUTE ON FUNCTION watch_wallet() FROM PUBLIC;
END $$;
