-- A user recognises a session by the name of its browser and system, and sees who tried to sign in. Of a
-- User-Agent only that short name is stored, in words of ours.

ALTER TABLE sessions ADD COLUMN device text CHECK (char_length(device) <= 60);

-- A failed attempt with an unknown user name has no user: it writes the same row, so that it takes the same
-- time, and an hourly job deletes it.
CREATE TABLE sign_ins (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users,
  at timestamptz NOT NULL,
  device text CHECK (char_length(device) <= 60),
  outcome text NOT NULL CHECK (outcome IN ('ok', 'failed')),
  CHECK (user_id IS NOT NULL OR outcome = 'failed')
);
CREATE INDEX sign_ins_of_user ON sign_ins (user_id, at DESC, id DESC);
CREATE INDEX sign_ins_by_time ON sign_ins (at);
