-- Money that leaves, and staff adjustments. A request holds its amount at once, so that two tabs
-- cannot spend the same dollar; every end either settles or releases that hold (S-261, S-262, S-308).

CREATE TABLE withdrawals (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  coin text NOT NULL CHECK (coin IN ('BTC', 'ETH')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  address text NOT NULL,
  created_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'requested'
    CHECK (status IN ('requested', 'approved', 'paid', 'declined', 'cancelled')),
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  reason text,
  paid_by uuid REFERENCES users,
  paid_at timestamptz,
  txid text,
  coin_units numeric(38, 0) CHECK (coin_units > 0),
  CONSTRAINT withdrawals_not_own
    CHECK ((decided_by IS NULL OR decided_by <> user_id OR status = 'cancelled')
       AND (paid_by IS NULL OR paid_by <> user_id)),
  CHECK ((status = 'requested') = (decided_at IS NULL)),
  CHECK ((status = 'paid') = (txid IS NOT NULL AND coin_units IS NOT NULL AND paid_at IS NOT NULL)),
  CHECK (status <> 'declined' OR reason IS NOT NULL)
);
CREATE INDEX withdrawals_by_date ON withdrawals (created_at DESC, id DESC);
CREATE INDEX withdrawals_by_status ON withdrawals (status, created_at DESC, id DESC);
CREATE INDEX withdrawals_by_amount ON withdrawals (amount_cents, id);
CREATE INDEX withdrawals_of_user ON withdrawals (user_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX withdrawals_txid_once ON withdrawals (coin, txid, address)
  WHERE txid IS NOT NULL;

CREATE FUNCTION guard_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (OLD.status = 'requested' AND NEW.status IN ('approved', 'declined', 'cancelled')
       OR OLD.status = 'approved' AND NEW.status IN ('paid', 'declined')) THEN
    RAISE EXCEPTION 'withdrawal % cannot go from % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.user_id, NEW.coin, NEW.amount_cents, NEW.address, NEW.created_at)
     <> (OLD.id, OLD.user_id, OLD.coin, OLD.amount_cents, OLD.address, OLD.created_at) THEN
    RAISE EXCEPTION 'what a withdrawal asked is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER withdrawals_guard BEFORE UPDATE ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION guard_withdrawal();
CREATE TRIGGER withdrawals_kept BEFORE DELETE OR TRUNCATE ON withdrawals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE adjustments (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  direction text NOT NULL CHECK (direction IN ('credit', 'debit')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  reason text NOT NULL CHECK (reason <> ''),
  made_by uuid NOT NULL REFERENCES users,
  at timestamptz NOT NULL,
  CONSTRAINT adjustments_not_own CHECK (made_by <> user_id)
);
CREATE INDEX adjustments_of_user ON adjustments (user_id, at DESC, id DESC);
CREATE TRIGGER adjustments_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON adjustments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
