import type { RecordTables } from '#server/platform/db/tables/records.ts';
import type { SettingsTables } from '#server/platform/db/tables/settings.ts';
import type { Grant } from './grant.ts';

/** Rights of the serving role on the log, mails and settings. */
export const recordGrants: Readonly<Record<keyof RecordTables | keyof SettingsTables, Grant>> = {
  audit_log: { insert: 'id at actor_id action target_kind target_id details' },
  events: { insert: 'at audience user_id kind subject_kind subject_id', delete: true },
  idempotency_keys: { insert: 'user_id key body_hash reply at', update: 'reply' },
  issued_statements: { insert: 'id user_id month file_id sha256 signature issued_at' },
  log_heads: { insert: 'origin size root note made_at', update: 'note' },
  log_keys: { insert: 'origin public_key registered_at' },
  log_nodes: {},
  log_queue: {},
  outbox: {
    insert: `id recipient subject body html created_at due_at priority link_purpose link_user_id
      link_ms`,
    update: 'due_at attempts sent_at body last_error given_up_at',
    delete: true,
  },
  reviews: { insert: 'target_id user_id until', update: 'user_id until', delete: true },
  schema_migrations: {},
  settings: {
    update: `min_deposit_usd max_deposit_usd min_withdrawal_usd daily_withdrawal_usd review_hours
      pay_hours minimum_age address_wait_hours confirm_small confirm_medium confirm_large medium_from_usd
      large_from_usd payment_tolerance_bps late_rate alarm_pauses publish_reserves fee_floor fee_ceiling deposits_paused withdrawals_paused pause_reason
      deposit_reasons withdrawal_reasons`,
  },
};
