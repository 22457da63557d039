-- What a user signed in from before: of a browser and of a network only a digest, bound to the user, so
-- that a sign-in from a new one can be told to the owner without keeping a list of visits.
CREATE TABLE known_origins (
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('browser', 'network')),
  digest bytea NOT NULL,
  first_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, digest)
);
