-- An investor may keep an address book: withdrawals then go only to addresses that have waited. Each
-- wait counts by platform_now() and is kept here, so that neither the program nor one person shortens it.

-- A longer wait holds at once. A shorter one holds once the earlier wait has passed since the change:
-- address_wait_before hours until address_wait_until.
ALTER TABLE settings
  ADD COLUMN address_wait_hours integer NOT NULL DEFAULT 24,
  ADD COLUMN address_wait_before integer,
  ADD COLUMN address_wait_until timestamptz,
  ADD CONSTRAINT settings_address_wait CHECK (address_wait_hours BETWEEN 0 AND 720
    AND (address_wait_before IS NULL) = (address_wait_until IS NULL));

CREATE FUNCTION address_wait() RETURNS interval LANGUAGE sql STABLE AS $$
  SELECT make_interval(hours => CASE WHEN address_wait_until > platform_now()
    THEN address_wait_before ELSE address_wait_hours END) FROM settings
$$;

CREATE FUNCTION keep_address_wait() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held integer := CASE WHEN OLD.address_wait_until > platform_now()
    THEN OLD.address_wait_before ELSE OLD.address_wait_hours END;
BEGIN
  IF NEW.address_wait_hours >= held THEN
    NEW.address_wait_before := NULL;
    NEW.address_wait_until := NULL;
  ELSE
    NEW.address_wait_before := held;
    NEW.address_wait_until := platform_now() + make_interval(hours => held);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER settings_address_wait BEFORE UPDATE ON settings
  FOR EACH ROW WHEN ((NEW.address_wait_hours, NEW.address_wait_before, NEW.address_wait_until)
    IS DISTINCT FROM (OLD.address_wait_hours, OLD.address_wait_before, OLD.address_wait_until))
  EXECUTE FUNCTION keep_address_wait();

CREATE TABLE payout_addresses (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  coin text NOT NULL CHECK (coin IN ('BTC', 'ETH')),
  address text NOT NULL CHECK (address <> ''),
  label text,
  added_at timestamptz NOT NULL DEFAULT platform_now(),
  usable_from timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE UNIQUE INDEX payout_addresses_once ON payout_addresses (user_id, coin, address)
  WHERE removed_at IS NULL;

CREATE FUNCTION start_address_wait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.added_at := platform_now();
  NEW.usable_from := NEW.added_at + address_wait();
  RETURN NEW;
END $$;
CREATE TRIGGER payout_addresses_wait BEFORE INSERT ON payout_addresses
  FOR EACH ROW EXECUTE FUNCTION start_address_wait();

CREATE FUNCTION guard_payout_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.removed_at IS NOT NULL OR NEW.removed_at IS NULL
     OR to_jsonb(NEW) - 'removed_at' <> to_jsonb(OLD) - 'removed_at' THEN
    RAISE EXCEPTION 'an address of the book is only ever removed, and once'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_addresses_guard BEFORE UPDATE ON payout_addresses
  FOR EACH ROW EXECUTE FUNCTION guard_payout_address();
CREATE TRIGGER payout_addresses_kept BEFORE DELETE OR TRUNCATE ON payout_addresses
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER payout_addresses_audited AFTER INSERT OR UPDATE ON payout_addresses
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_audit_line('user_id');

-- While it is on, and for the wait after it was switched off.
ALTER TABLE users
  ADD COLUMN address_book_on boolean NOT NULL DEFAULT false,
  ADD COLUMN address_book_off_at timestamptz;

CREATE FUNCTION keep_book_off_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.address_book_off_at := CASE
    WHEN NEW.address_book_on THEN NULL
    WHEN OLD.address_book_on THEN platform_now()
    ELSE OLD.address_book_off_at END;
  RETURN NEW;
END $$;
CREATE TRIGGER users_address_book BEFORE UPDATE ON users
  FOR EACH ROW WHEN ((NEW.address_book_on, NEW.address_book_off_at)
    IS DISTINCT FROM (OLD.address_book_on, OLD.address_book_off_at))
  EXECUTE FUNCTION keep_book_off_time();
CREATE CONSTRAINT TRIGGER users_book_audited AFTER UPDATE ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.address_book_on <> OLD.address_book_on)
  EXECUTE FUNCTION require_audit_line('id');

CREATE FUNCTION require_usable_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = NEW.user_id
      AND (address_book_on OR address_book_off_at + address_wait() > platform_now()))
    AND NOT EXISTS (SELECT FROM payout_addresses
      WHERE (user_id, coin, address) = (NEW.user_id, NEW.coin, NEW.address)
      AND removed_at IS NULL AND usable_from <= platform_now()) THEN
    RAISE EXCEPTION 'the address book of % has no such usable address', NEW.user_id
      USING ERRCODE = 'PV004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER withdrawals_address BEFORE INSERT ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION require_usable_address();
