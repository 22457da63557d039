-- What the chain says of the transaction that staff recorded as the payment of a withdrawal: looked up
-- when it is recorded, and again in the background until its block is final.

CREATE TABLE withdrawal_checks (
  withdrawal_id uuid PRIMARY KEY REFERENCES withdrawals,
  coin text NOT NULL CHECK (coin IN ('BTC', 'ETH')),
  txid text NOT NULL CHECK (txid <> ''),
  -- `unread`: the node gave no reply. `missing`: it did not know the transaction. `gone`: it did, and for
  -- half an hour no longer does.
  state text NOT NULL CHECK (state IN ('unread', 'missing', 'seen', 'mined', 'final', 'gone')),
  -- What the transaction pays to the address of the withdrawal.
  units numeric(38, 0) CHECK (units >= 0),
  block_hash text,
  height integer,
  -- The newest block that was searched for it.
  looked_height integer,
  looked_at timestamptz NOT NULL DEFAULT platform_now(),
  found_at timestamptz,
  made_at timestamptz NOT NULL DEFAULT platform_now(),
  CONSTRAINT withdrawal_checks_block CHECK ((state IN ('mined', 'final')) = (height IS NOT NULL)
    AND (height IS NULL) = (block_hash IS NULL)),
  CONSTRAINT withdrawal_checks_found CHECK (
    (state IN ('unread', 'missing')) = (units IS NULL) AND (units IS NULL) = (found_at IS NULL))
);
CREATE INDEX withdrawal_checks_open ON withdrawal_checks (coin, looked_at) WHERE state <> 'final';
CREATE TRIGGER withdrawal_checks_kept BEFORE DELETE OR TRUNCATE ON withdrawal_checks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION guard_withdrawal_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid withdrawals;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.withdrawal_id, NEW.coin, NEW.txid, NEW.made_at)
      IS DISTINCT FROM (OLD.withdrawal_id, OLD.coin, OLD.txid, OLD.made_at) THEN
      RAISE EXCEPTION 'what a check is about never changes' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  SELECT * INTO paid FROM withdrawals WHERE id = NEW.withdrawal_id;
  IF paid.status <> 'paid' OR (paid.coin, paid.txid) IS DISTINCT FROM (NEW.coin, NEW.txid) THEN
    RAISE EXCEPTION '% was not paid by %', NEW.withdrawal_id, NEW.txid
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.units IS DISTINCT FROM paid.coin_units AND paid.payment_note IS NULL THEN
    RAISE EXCEPTION 'the payment of % is not on the chain and needs a note', paid.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER withdrawal_checks_guard BEFORE INSERT OR UPDATE ON withdrawal_checks
  FOR EACH ROW EXECUTE FUNCTION guard_withdrawal_check();

-- A payment that left the chain raises an alarm. The function is extended as it is, because other
-- migrations may extend it as well.
DO $$
DECLARE
  before text := pg_get_functiondef('raise_alarms(text)'::regprocedure);
  after text := replace(before, E'WHERE p.linked\n', E'WHERE p.linked
    UNION ALL
    SELECT ''reorg'', c.coin, c.txid, jsonb_build_object(''units'', c.units::text,
      ''address'', w.address, ''withdrawal'', w.id)
    FROM withdrawal_checks c JOIN withdrawals w ON w.id = c.withdrawal_id
    WHERE c.coin = which AND c.state = ''gone'' AND w.status = ''paid''\n');
BEGIN
  IF after = before THEN
    RAISE EXCEPTION 'raise_alarms has another form';
  END IF;
  EXECUTE after;
END $$;
