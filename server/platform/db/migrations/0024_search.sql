-- Staff look for people and items in one box: by the start of a word of a name, of a user name or an
-- email address, by the start of a reference or of a transaction id, by an address or an amount. Each
-- has an index, without an extension that only a superuser may create.

-- A name is kept once from each of its words on, so that the start of any word is the start of a term.
CREATE TABLE search_terms (
  user_id uuid NOT NULL REFERENCES users,
  term text COLLATE "C" NOT NULL,
  PRIMARY KEY (user_id, term)
);
CREATE INDEX search_terms_by_term ON search_terms (term, user_id);

CREATE FUNCTION terms_of(full_name text, user_name text, email text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(substr(full_name, start)) FROM generate_series(1, length(full_name)) AS start
  WHERE (start = 1 OR substr(full_name, start - 1, 1) ~ '[-\s.''’]')
    AND substr(full_name, start, 1) !~ '[-\s.''’]'
UNION
  SELECT lower(user_name)
UNION
  SELECT lower(email)
$$;

CREATE FUNCTION keep_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM search_terms WHERE user_id = NEW.id;
  END IF;
  INSERT INTO search_terms (user_id, term)
  SELECT NEW.id, term FROM terms_of(NEW.full_name, NEW.user_name, NEW.email) AS term;
  RETURN NULL;
END $$;
CREATE TRIGGER users_search_terms AFTER INSERT OR UPDATE OF full_name, user_name, email ON users
  FOR EACH ROW EXECUTE FUNCTION keep_search_terms();
INSERT INTO search_terms (user_id, term)
  SELECT id, term FROM users, terms_of(full_name, user_name, email) AS term;

-- The id first and in an order that knows prefixes: it serves whole ids of one coin as before.
DROP INDEX deposits_by_txid;
CREATE INDEX deposits_by_txid ON deposits (txid text_pattern_ops, coin) WHERE txid IS NOT NULL;
DROP INDEX deposits_by_checked_txid;
CREATE INDEX deposits_by_checked_txid ON deposits (checked_txid text_pattern_ops, coin)
  WHERE checked_txid IS NOT NULL;
CREATE INDEX deposits_by_wallet ON deposits (wallet_id, deposit_date DESC, id DESC)
  WHERE wallet_id IS NOT NULL;
CREATE INDEX deposits_by_other_amount ON deposits (amount_received_cents)
  WHERE amount_received_cents <> amount_cents;

CREATE INDEX withdrawals_by_txid ON withdrawals (txid text_pattern_ops) WHERE txid IS NOT NULL;
CREATE INDEX withdrawals_by_address ON withdrawals (lower(address), created_at DESC, id DESC);
