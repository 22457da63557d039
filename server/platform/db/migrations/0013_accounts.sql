-- Mails in order: security notices first, given up after a number of tries, and the token of a link made
-- when the mail is sent, so that no row holds one. A new e-mail address waits until it is confirmed.

ALTER TABLE outbox ADD COLUMN priority smallint NOT NULL DEFAULT 1 CHECK (priority IN (0, 1));
ALTER TABLE outbox ADD COLUMN given_up_at timestamptz;
-- The link that the text gets in place of its mark; server/auth/linkKinds.ts has the purposes.
ALTER TABLE outbox ADD COLUMN link_purpose text;
ALTER TABLE outbox ADD COLUMN link_user_id uuid REFERENCES users;
ALTER TABLE outbox ADD COLUMN link_ms integer CHECK (link_ms > 0);
ALTER TABLE outbox ADD CONSTRAINT outbox_link_whole CHECK (
  num_nulls(link_purpose, link_user_id, link_ms) IN (0, 3));

DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (priority, attempts, due_at)
  WHERE sent_at IS NULL AND given_up_at IS NULL;
CREATE INDEX outbox_links ON outbox (link_user_id) WHERE link_user_id IS NOT NULL;
CREATE INDEX outbox_given_up ON outbox (given_up_at) WHERE given_up_at IS NOT NULL;

-- Which mail a link travels in: a second try replaces the link of the first.
ALTER TABLE mail_tokens ADD COLUMN mail_id uuid;

-- The new address of an account, until its link is opened; the old one stays in force.
CREATE TABLE email_changes (
  user_id uuid PRIMARY KEY REFERENCES users,
  email text NOT NULL,
  asked_at timestamptz NOT NULL
);
CREATE INDEX email_changes_by_email ON email_changes (lower(email));
