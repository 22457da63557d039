import type { ColumnType, Generated } from 'kysely';
import type { EventKind } from '#contract/events.ts';
import type { LinkPurpose } from '#server/platform/tokens/token.ts';

type Mutable<T> = ColumnType<T, T | undefined, T>;

export interface RecordTables {
  audit_log: {
    seq: ColumnType<bigint, never, never>;
    id: string;
    at: Date;
    /** Null in a line of the platform. */
    actor_id: ColumnType<string | null, string, never>;
    action: string;
    target_kind: string;
    target_id: string;
    about: ColumnType<string | null, never, never>;
    details: ColumnType<Record<string, unknown>, string, never>;
    previous_hash: ColumnType<Uint8Array, never, never>;
    hash: ColumnType<Uint8Array, never, never>;
  };
  log_queue: { id: ColumnType<bigint, never, never> };
  log_nodes: {
    level: ColumnType<number, never, never>;
    place: ColumnType<bigint, never, never>;
    hash: ColumnType<Uint8Array, never, never>;
  };
  log_keys: { origin: string; public_key: Uint8Array; registered_at: Date };
  log_heads: { origin: string; size: bigint; root: Uint8Array; note: string; made_at: Date };
  issued_statements: {
    id: string;
    user_id: string;
    /** Its first day. */
    month: string;
    file_id: string;
    sha256: Uint8Array;
    signature: string;
    issued_at: Date;
  };
  events: {
    id: ColumnType<bigint, never, never>;
    xid: ColumnType<string, never, never>;
    at: Date;
    audience: 'user' | 'staff';
    user_id: string | null;
    kind: EventKind;
    subject_kind: string;
    subject_id: string;
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
  schema_migrations: { name: string; checksum: string; applied_at: Date };
}
