-- When each user was last here: sessions end and are deleted, and a list of a million users is sorted by
-- it. A table of its own, because a write to the row of the user would wait for transactions with money.

-- Every user has a row, so that the sort needs no join that adds rows; 1970 means never.
CREATE TABLE last_seen (
  user_id uuid PRIMARY KEY REFERENCES users,
  at timestamptz NOT NULL DEFAULT 'epoch'
);
INSERT INTO last_seen (user_id, at)
  SELECT users.id, greatest('epoch',
    (SELECT max(last_seen_at) FROM sessions WHERE user_id = users.id),
    (SELECT max(at) FROM sign_ins WHERE user_id = users.id AND outcome = 'ok'))
  FROM users;
CREATE INDEX last_seen_by_time ON last_seen (at, user_id);

CREATE FUNCTION open_last_seen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO last_seen (user_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER users_last_seen AFTER INSERT ON users
  FOR EACH ROW EXECUTE FUNCTION open_last_seen();

CREATE FUNCTION see_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE last_seen SET at = NEW.last_seen_at WHERE user_id = NEW.user_id AND at < NEW.last_seen_at;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_seen AFTER INSERT OR UPDATE OF last_seen_at ON sessions
  FOR EACH ROW EXECUTE FUNCTION see_user();

CREATE INDEX accounts_available_by_balance ON accounts (balance_cents, user_id)
  WHERE kind = 'available';
