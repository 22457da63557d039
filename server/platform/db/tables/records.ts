import type { ColumnType, Generated } from 'kysely';
import type { LinkPurpose } from '#server/auth/linkKinds.ts';

type Kept<T> = ColumnType<T, T | undefined, T>;

/** Rows of the tables of what must be remembered. */
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
    created_at: Date;
    due_at: Date;
    attempts: Generated<number>;
    last_error: Kept<string | null>;
    sent_at: Kept<Date | null>;
    /** 0 before 1. */
    priority: Generated<number>;
    given_up_at: Kept<Date | null>;
    link_purpose: Kept<LinkPurpose | null>;
    link_user_id: Kept<string | null>;
    link_ms: Kept<number | null>;
  };
  settings: {
    id: Generated<boolean>;
    min_deposit_usd: Generated<number>;
    max_deposit_usd: Kept<number | null>;
    min_withdrawal_usd: Generated<number>;
    daily_withdrawal_usd: Kept<number | null>;
    review_hours: Generated<number>;
    minimum_age: Generated<number>;
    deposits_paused: Generated<boolean>;
    withdrawals_paused: Generated<boolean>;
    pause_reason: Kept<string | null>;
  };
  schema_migrations: { name: string; checksum: string; applied_at: Date };
}
