import type { FactorTables } from '#server/platform/db/tables/factors.ts';
import type { PeopleTables } from '#server/platform/db/tables/people.ts';
import type { SignInTables } from '#server/platform/db/tables/signIns.ts';
import type { Grant } from './grant.ts';

/** Rights of the serving role on people and their sign-ins. */
export const peopleGrants: Readonly<
  Record<keyof PeopleTables | keyof FactorTables | keyof SignInTables, Grant>
> = {
  challenges: {
    insert: 'id user_id purpose nonce text_hash ticket_hash expires_at',
    update: 'tries used_at',
    delete: true,
  },
  devices: {
    insert: 'id token_hash user_id created_at last_used_at',
    update: 'last_used_at',
    delete: true,
  },
  duties: {},
  duty_changes: { insert: 'id user_id duty gives made_by', update: 'status' },
  email_changes: { insert: 'user_id email asked_at', delete: true },
  former_holders: {},
  known_origins: { insert: 'user_id kind digest first_seen_at', delete: true },
  last_seen: { update: 'at' },
  // To lock a row needs the right to update one of its columns.
  mail_requests: { insert: 'id kind email created_at', update: 'created_at', delete: true },
  mail_tokens: {
    insert: 'token_hash user_id purpose email expires_at mail_id',
    update: 'used_at',
    delete: true,
  },
  passkeys: {
    insert: `id credential_id user_id public_key counter transports relying_party backed_up
      name`,
    update: 'counter backed_up last_used_at removed_at',
  },
  rate_limits: { insert: 'key window_start used', update: 'window_start used', delete: true },
  recovery_codes: { insert: 'user_id hash seal_key', update: 'used_at', delete: true },
  resets: { insert: 'id user_id made_by reason', update: 'status' },
  search_terms: {},
  sessions: {
    insert: `id token_hash user_id created_at last_seen_at expires_at reauthenticated_at
      reauthenticated_by device`,
    update: 'last_seen_at reauthenticated_at reauthenticated_by',
    delete: true,
  },
  sign_ins: { insert: 'id user_id at device outcome', delete: true },
  totp: {
    insert: 'user_id secret_sealed seal_key',
    update: 'secret_sealed seal_key last_step confirmed_at',
    delete: true,
  },
  users: {
    insert: 'id user_name full_name email password_hash role terms_version created_at',
    update: `user_name full_name email password_hash role status phone_number date_of_birth address
      postal_code country email_verified_at verified_at withdrawals_wait_until
      withdrawals_blocked_at address_book_on`,
  },
  verifications: { insert: 'id user_id decided_by verified note at' },
};
