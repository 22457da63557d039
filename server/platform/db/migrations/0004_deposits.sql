-- A deposit is what an investor says to have sent. It is decided once; what was asked, by whom and to
-- which address is frozen from the start, and staff never decide on their own (S-293 to S-296).

CREATE TABLE deposits (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  coin text NOT NULL CHECK (coin IN ('BTC', 'ETH')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  quote_id uuid UNIQUE REFERENCES quotes,
  wallet_id uuid REFERENCES wallets,
  address text NOT NULL,
  txid text,
  receipt_id uuid REFERENCES files,
  late boolean NOT NULL,
  deposit_date timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'confirmed', 'declined')),
  amount_received_cents bigint CHECK (amount_received_cents > 0),
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  note text,
  reason text,
  CONSTRAINT deposits_not_own CHECK (decided_by IS NULL OR decided_by <> user_id),
  CHECK ((status = 'pending') = (decided_at IS NULL)),
  CHECK ((status = 'pending') = (decided_by IS NULL)),
  CHECK ((status = 'confirmed') = (amount_received_cents IS NOT NULL)),
  CHECK (status <> 'declined' OR reason IS NOT NULL)
);
CREATE INDEX deposits_by_date ON deposits (deposit_date DESC, id DESC);
CREATE INDEX deposits_by_status ON deposits (status, deposit_date DESC, id DESC);
CREATE INDEX deposits_by_coin ON deposits (coin, deposit_date DESC, id DESC);
CREATE INDEX deposits_by_amount ON deposits (amount_cents, id);
CREATE INDEX deposits_of_user ON deposits (user_id, deposit_date DESC, id DESC);
CREATE INDEX deposits_of_wallet ON deposits (wallet_id) WHERE status = 'pending';
CREATE INDEX deposits_by_receipt ON deposits (receipt_id) WHERE receipt_id IS NOT NULL;
CREATE INDEX deposits_by_txid ON deposits (coin, txid) WHERE txid IS NOT NULL;
CREATE UNIQUE INDEX deposits_txid_once ON deposits (coin, txid) WHERE status = 'confirmed';

CREATE FUNCTION guard_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'pending' THEN
    RAISE EXCEPTION 'deposit % was decided before', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.user_id, NEW.coin, NEW.amount_cents, NEW.address, NEW.late, NEW.deposit_date)
     <> (OLD.id, OLD.user_id, OLD.coin, OLD.amount_cents, OLD.address, OLD.late, OLD.deposit_date)
     OR (NEW.quote_id, NEW.wallet_id, NEW.txid, NEW.receipt_id)
     IS DISTINCT FROM (OLD.quote_id, OLD.wallet_id, OLD.txid, OLD.receipt_id) THEN
    RAISE EXCEPTION 'what a deposit asked is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER deposits_guard BEFORE UPDATE ON deposits
  FOR EACH ROW EXECUTE FUNCTION guard_deposit();
CREATE TRIGGER deposits_kept BEFORE DELETE OR TRUNCATE ON deposits
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
