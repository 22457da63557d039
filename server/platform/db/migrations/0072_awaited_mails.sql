-- 0: urgent, 1: a link that its reader waits for, 2: all others.
ALTER TABLE outbox DROP CONSTRAINT outbox_priority_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_priority_check CHECK (priority IN (0, 1, 2));
ALTER TABLE outbox ALTER COLUMN priority SET DEFAULT 2;
