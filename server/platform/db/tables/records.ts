import type { ColumnType, Generated } from 'kysely';
import type { LinkPurpose } from '#server/platform/tokens/token.ts';

type Mutable<T> = ColumnType<T, T | undefined, T>;

export interface RecordTables {
  audit_log: {
    seq: ColumnType<bigint, never, never>;
    id: string;
    at: Date;
    actor_id: string;
    action: string;
    target_kind: string;
    target_id: string;
    details: ColumnType<Record<string, unknown>, string, never>;
    previous_hash: ColumnType<Uint8Array, never, never>;
    hash: ColumnType<Uint8Array, never, never>;
  };
  reviews: { target_id: string; user_id: string; until: Date };
  idempotency_keys: {
    user_id: string;
    key: string;
    body_hash: string;
    reply: ColumnType<unknown, string | null, string>;
    at: Date;
  };
  outbox: {
    id: string;
    recipient: string;
    subject: string;
    body: string;
    html: ColumnType<string | null, string | undefined, never>;
    created_at: Date;
    due_at: Date;
    attempts: Generated<number>;
    last_error: Mutable<string | null>;
    sent_at: Mutable<Date | null>;
    priority: Generated<number>;
    given_up_at: Mutable<Date | null>;
    link_purpose: Mutable<LinkPurpose | null>;
    link_user_id: Mutable<string | null>;
    link_ms: Mutable<number | null>;
  };
  settings: {
    id: Generated<boolean>;
    min_deposit_usd: Generated<number>;
    max_deposit_usd: Mutable<number | null>;
    min_withdrawal_usd: Generated<number>;
    daily_withdrawal_usd: Mutable<number | null>;
    review_hours: Generated<number>;
    minimum_age: Generated<number>;
    deposits_paused: Generated<boolean>;
    withdrawals_paused: Generated<boolean>;
    pause_reason: Mutable<string | null>;
    deposit_reasons: Generated<string[]>;
    withdrawal_reasons: Generated<string[]>;
  };
  schema_migrations: { name: string; checksum: string; applied_at: Date };
}
