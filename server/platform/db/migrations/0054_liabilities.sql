-- What is owed to investors as a Merkle sum tree (decision 36). Each node has the sum of its leaves in
-- its hash, so that an investor who checks their own leaf up to the root knows that it is in the total.
-- Only take_liabilities() writes these tables.

CREATE TABLE liability_snapshots (
  number integer PRIMARY KEY,
  -- The record that its line in the log names.
  id uuid NOT NULL UNIQUE,
  -- The moment as text, which is in each leaf.
  name text NOT NULL UNIQUE,
  at timestamptz NOT NULL,
  total_cents bigint NOT NULL CHECK (total_cents >= 0),
  size integer NOT NULL,
  root bytea NOT NULL CHECK (octet_length(root) = 32),
  secret bytea NOT NULL CHECK (octet_length(secret) = 32)
);
CREATE TRIGGER liability_snapshots_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON liability_snapshots
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Nodes of the newest seven. The root is node 1, below node n are 2n and 2n + 1; leaf p is node
-- size + p. A node over empty places alone is not stored. Without a foreign key, which would check
-- 600,000 rows for nothing.
CREATE TABLE liability_nodes (
  snapshot integer NOT NULL,
  node integer NOT NULL,
  cents bigint NOT NULL CHECK (cents >= 0),
  hash bytea NOT NULL,
  PRIMARY KEY (snapshot, node)
);
CREATE TABLE liability_parts (
  snapshot integer NOT NULL,
  place integer NOT NULL,
  user_id uuid NOT NULL,
  part smallint NOT NULL CHECK (part IN (1, 2)),
  PRIMARY KEY (snapshot, user_id, part)
);

-- Who has asked for their proof.
CREATE TABLE liability_looks (
  snapshot integer NOT NULL REFERENCES liability_snapshots,
  user_id uuid NOT NULL REFERENCES users,
  PRIMARY KEY (snapshot, user_id)
);

CREATE FUNCTION liability_nonce(secret bytea, snapshot text, leaf text) RETURNS bytea
LANGUAGE sql STABLE AS $$
  SELECT sha256(secret || sha256(convert_to(snapshot, 'UTF8') || '\x00'::bytea
    || convert_to(leaf, 'UTF8')))
$$;
CREATE FUNCTION liability_leaf(snapshot text, leaf text, nonce bytea, cents bigint) RETURNS bytea
LANGUAGE sql STABLE AS $$
  SELECT sha256('\x00'::bytea || int4send(octet_length(snapshot)) || convert_to(snapshot, 'UTF8')
    || int4send(octet_length(leaf)) || convert_to(leaf, 'UTF8') || nonce || int8send(cents))
$$;
CREATE FUNCTION liability_node(left_hash bytea, left_cents bigint, right_hash bytea,
  right_cents bigint) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256('\x01'::bytea || left_hash || int8send(left_cents)
    || right_hash || int8send(right_cents))
$$;
-- The node over empty places alone, `level` above them.
CREATE FUNCTION liability_empty(level integer) RETURNS bytea LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  node bytea := sha256('\x02'::bytea);
BEGIN
  FOR step IN 1..level LOOP
    node := liability_node(node, 0, node, 0);
  END LOOP;
  RETURN node;
END $$;

-- Builds the tree of this moment and returns its number, or null while no account has an entry. One
-- statement reads all balances, so that they are of one moment.
CREATE FUNCTION take_liabilities(taken_at timestamptz, key bytea) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  moment text := to_char(taken_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  taken integer;
  places integer;
  owed bigint;
  total bigint;
  first integer;
  level integer := 0;
  kept_root bytea;
BEGIN
  PERFORM pg_advisory_xact_lock(7354);
  taken := (SELECT number FROM liability_snapshots WHERE name = moment);
  IF taken IS NOT NULL THEN
    RETURN taken;
  END IF;
  taken := coalesce((SELECT max(number) FROM liability_snapshots), 0) + 1;
  WITH balances AS (
    SELECT free.user_id, free.balance_cents + held.balance_cents AS cents,
      sha256('\x03'::bytea || key || convert_to(free.user_id::text, 'UTF8')) AS share
    FROM accounts free JOIN accounts held ON held.user_id = free.user_id AND held.kind = 'held'
    WHERE free.kind = 'available'
      AND EXISTS (SELECT FROM ledger_entries WHERE credit_account_id = free.id)),
  -- Two parts, so that a neighbour in the tree does not show the balance of one person.
  halves AS (
    SELECT user_id, cents, div(cents::numeric
      * ('x' || encode(substring(share FOR 4), 'hex'))::bit(32)::bigint, 4294967296)::bigint AS one
    FROM balances),
  parts AS (
    SELECT user_id, 1::smallint AS part, one AS cents FROM halves
    UNION ALL SELECT user_id, 2::smallint, cents - one FROM halves),
  named AS (
    SELECT *, user_id::text || '/' || part AS leaf FROM parts),
  hashed AS (
    SELECT user_id, part, cents,
      liability_leaf(moment, leaf, liability_nonce(key, moment, leaf), cents) AS hash FROM named),
  leaves AS MATERIALIZED (
    SELECT *, (row_number() OVER (ORDER BY hash))::integer - 1 AS place FROM hashed),
  shape AS (
    SELECT 1 << length(ltrim((count(*) - 1)::integer::bit(32)::text, '0')) AS size FROM leaves),
  kept_parts AS (
    INSERT INTO liability_parts (snapshot, place, user_id, part)
    SELECT taken, place, user_id, part FROM leaves),
  kept_nodes AS (
    INSERT INTO liability_nodes (snapshot, node, cents, hash)
    SELECT taken, size + place, cents, hash FROM leaves, shape)
  SELECT CASE WHEN EXISTS (SELECT FROM leaves) THEN (SELECT size FROM shape) END,
    (SELECT coalesce(sum(balance_cents), 0)::bigint FROM accounts WHERE user_id IS NOT NULL)
  INTO places, owed;
  IF places IS NULL THEN
    RETURN NULL;
  END IF;
  first := places;
  WHILE first > 1 LOOP
    INSERT INTO liability_nodes (snapshot, node, cents, hash)
      SELECT taken, node / 2, cents + coalesce(next_cents, 0),
        liability_node(hash, cents, coalesce(next_hash, liability_empty(level)),
          coalesce(next_cents, 0))
      FROM (
        SELECT node, cents, hash, lead(cents) OVER along AS next_cents,
          lead(hash) OVER along AS next_hash
        FROM liability_nodes
        WHERE snapshot = taken AND node >= first AND node < 2 * first
        WINDOW along AS (ORDER BY node)) AS pairs
      WHERE node % 2 = 0;
    first := first / 2;
    level := level + 1;
  END LOOP;
  SELECT hash, cents INTO kept_root, total FROM liability_nodes WHERE snapshot = taken AND node = 1;
  IF total <> owed THEN
    RAISE EXCEPTION 'the tree has % cents, and % are owed', total, owed
      USING ERRCODE = 'restrict_violation';
  END IF;
  INSERT INTO liability_snapshots (number, id, name, at, total_cents, size, root, secret)
  VALUES (taken, gen_random_uuid(), moment, taken_at, total, places, kept_root, key);
  DELETE FROM liability_nodes WHERE snapshot <= taken - 7;
  DELETE FROM liability_parts WHERE snapshot <= taken - 7;
  RETURN taken;
END $$;

CREATE FUNCTION queue_snapshot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO log_queue (at, action, target_kind, target_id, details)
  VALUES (NEW.at, 'snapshot.make', 'snapshot', NEW.id, jsonb_build_object('snapshot', NEW.name,
    'root', encode(NEW.root, 'hex'), 'cents', NEW.total_cents::text, 'size', NEW.size));
  RETURN NULL;
END $$;
CREATE TRIGGER liability_snapshots_logged AFTER INSERT ON liability_snapshots
  FOR EACH ROW EXECUTE FUNCTION queue_snapshot();

DO $$
DECLARE
  writer text;
BEGIN
  FOREACH writer IN ARRAY ARRAY['take_liabilities(timestamptz, bytea)', 'queue_snapshot()']
  LOOP
    EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = %I, pg_temp',
      writer, current_schema());
  END LOOP;
  REVOKE EXECUTE ON FUNCTION queue_snapshot() FROM PUBLIC;
END $$;
