import type { ColumnType } from 'kysely';
import type { ApprovalKind, RuleKind } from '#contract/approvals.ts';
import type { Evidence } from './evidence.ts';

type Immutable<T> = ColumnType<T, T, never>;
type Mutable<T> = ColumnType<T, T | undefined, T>;

/** Approvals, their rules and objections. */
export interface ApprovalTables {
  objections: {
    id: Immutable<string>;
    subject_kind: Immutable<ApprovalKind>;
    subject_id: Immutable<string>;
    by_user: Immutable<string>;
    reason: Immutable<string>;
    at: ColumnType<Date, never, never>;
    lifted_at: ColumnType<Date | null, never, Date>;
  };
  approval_rules: {
    id: Immutable<string>;
    kind: Immutable<RuleKind>;
    from_cents: Immutable<bigint>;
    approvals: Immutable<number>;
    wait_s: Immutable<number>;
    separate_payer: Immutable<boolean>;
    removed: Immutable<boolean>;
    proposed_by: Immutable<string | null>;
    asked_at: ColumnType<Date, never, never>;
    status: Mutable<'proposed' | 'approved' | 'withdrawn'>;
    valid_from: ColumnType<Date | null, never, never>;
  };
  approvals: {
    id: Immutable<string>;
    subject_kind: Immutable<ApprovalKind>;
    subject_id: Immutable<string>;
    content: Immutable<Uint8Array>;
    cents: Immutable<bigint>;
    by_user: Immutable<string>;
    at: ColumnType<Date, never, never>;
    note: ColumnType<string | null, string | null | undefined, never>;
    sample: ColumnType<boolean, boolean | undefined, never>;
    evidence: ColumnType<Evidence | null, string | null | undefined, never>;
    needed: ColumnType<number | null, never, never>;
  };
}
