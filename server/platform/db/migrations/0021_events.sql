-- What has happened, for the screens that are open now. The transaction that does the work writes the
-- event. Ids are not the order of commits: a reader goes by (xid, id) and stops at the oldest
-- transaction that is still running, so that a slow one is not skipped (decision 20).

CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Valid in this database only, so backups leave this table out.
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamptz NOT NULL,
  audience text NOT NULL CHECK (audience IN ('user', 'staff')),
  -- Not a reference: its check would lock the user's row in every transaction.
  user_id uuid,
  kind text NOT NULL,
  subject_kind text NOT NULL,
  subject_id uuid NOT NULL,
  CHECK ((audience = 'user') = (user_id IS NOT NULL))
);
CREATE INDEX events_by_commit ON events (xid, id);
CREATE INDEX events_by_date ON events (at);
