import type { ApprovalKind, WaitingApproval } from '#contract/approvals.ts';
import { formatDollars } from '#contract/money.ts';
import { type ChangeRow, changeOf } from './changeOf.ts';

/** A subject that waits for approvals, with its owner and proposer. */
export interface WaitingRow extends ChangeRow {
  id: string;
  user_id: string | null;
  user_name: string;
  verified_at: Date | null;
  created_at: Date;
  available_cents: bigint;
  proposer: string | null;
  proposer_name: string | null;
  content: string;
  asked_at: Date;
  needed: number;
  have: number;
  payable_from: Date | null;
  mine: boolean;
  objections: WaitingApproval['objections'];
}

const withReason: readonly ApprovalKind[] = ['adjustment', 'reversal', 'reset'];

/** The wire shape of a row. */
export const toWaiting = (row: WaitingRow): WaitingApproval => ({
  kind: row.kind,
  _id: row.id,
  user: ownerOf(row),
  proposedBy: personOf(row.proposer, row.proposer_name),
  change: changeOf(row),
  reason: withReason.includes(row.kind) ? row.detail : null,
  content: row.content,
  amount: row.cents > 0n ? formatDollars(row.cents) : null,
  available: availableOf(row),
  askedAt: row.asked_at.toISOString(),
  needed: row.needed,
  have: row.have,
  payableFrom: row.payable_from?.toISOString() ?? null,
  mine: row.mine,
  objections: row.objections.map((each) => ({ ...each, at: new Date(each.at).toISOString() })),
});

const personOf = (id: string | null, fullName: string | null) =>
  id !== null && fullName !== null ? { _id: id, fullName } : null;

function ownerOf(row: WaitingRow): WaitingApproval['user'] {
  const owner = personOf(row.user_id, row.full_name);
  if (!owner) return null;
  const { user_name: userName, verified_at: verifiedAt, created_at: createdAt } = row;
  return {
    ...owner,
    userName,
    isVerified: verifiedAt !== null,
    createdAt: createdAt.toISOString(),
  };
}

function availableOf({ kind, about, cents, available_cents: before }: WaitingRow) {
  if (kind !== 'adjustment' && kind !== 'reversal') return null;
  const after = about?.startsWith('credit') ? before + cents : before - cents;
  return { before: formatDollars(before), after: formatDollars(after) };
}
