-- The HTML part of a mail, without the frame that sending adds. A mail without it is sent as text.
ALTER TABLE outbox ADD COLUMN html text;
