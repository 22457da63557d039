-- A statement of a closed month is issued once (decision 37): its file never changes, and its SHA-256
-- is a line of the log.

ALTER TABLE files DROP CONSTRAINT files_purpose_check;
ALTER TABLE files ADD CONSTRAINT files_purpose_check
  CHECK (purpose IN ('proof', 'qr', 'statement'));

CREATE TABLE issued_statements (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  file_id uuid NOT NULL UNIQUE REFERENCES files,
  sha256 bytea NOT NULL UNIQUE,
  -- A signed note about the file (c2sp.org/signed-note).
  signature text NOT NULL,
  issued_at timestamptz NOT NULL,
  UNIQUE (user_id, month)
);
CREATE TRIGGER issued_statements_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON issued_statements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION guard_issued_statement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM files WHERE id = NEW.file_id AND user_id = NEW.user_id
      AND purpose = 'statement' AND sha256(bytes) = NEW.sha256) THEN
    RAISE EXCEPTION 'the hash is not that of the file' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.month + interval '1 month') AT TIME ZONE 'UTC' > platform_now() THEN
    RAISE EXCEPTION 'the month is not over' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER issued_statements_guard BEFORE INSERT ON issued_statements
  FOR EACH ROW EXECUTE FUNCTION guard_issued_statement();

CREATE FUNCTION queue_statement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO log_queue (at, action, target_kind, target_id, about, details)
  VALUES (NEW.issued_at, 'statement.issue', 'statement', NEW.id, NEW.user_id, jsonb_build_object(
    'sha256', encode(NEW.sha256, 'hex'), 'from', NEW.month,
    'to', (NEW.month + interval '1 month' - interval '1 day')::date));
  RETURN NULL;
END $$;
CREATE TRIGGER issued_statements_logged AFTER INSERT ON issued_statements
  FOR EACH ROW EXECUTE FUNCTION queue_statement();

DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION queue_statement() SECURITY DEFINER SET search_path = %I, pg_temp',
    current_schema());
  REVOKE EXECUTE ON FUNCTION queue_statement() FROM PUBLIC;
END $$;
