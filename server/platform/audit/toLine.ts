import { bytesToHex } from '@noble/hashes/utils.js';
import type { AuditLine } from '#contract/audit.ts';
import { formatDollars } from '#contract/money.ts';
import { platformActor } from '#contract/platformActions.ts';
import { reference } from '#contract/reference.ts';
import type { SubjectRow } from './withSubject.ts';

/** Of an adjustment, which has its amount in the line. */
const adjusted = ({ target_kind, details: { amount } }: SubjectRow): string | null =>
  target_kind === 'user' && typeof amount === 'string' ? amount.replace(/[$,]/g, '') : null;

const referred = new Set(['deposit', 'withdrawal', 'quote']);

/** The wire shape of a line. */
export const toLine = (row: SubjectRow): AuditLine => ({
  _id: row.id,
  seq: Number(row.seq),
  at: row.at.toISOString(),
  actor: { _id: row.actor_id ?? platformActor, fullName: row.full_name },
  action: row.action as AuditLine['action'],
  target: { kind: row.target_kind, _id: row.target_id },
  subject: {
    userId: row.subject_user_id,
    fullName: row.subject_name,
    amount: row.subject_cents === null ? adjusted(row) : formatDollars(row.subject_cents),
    reference: referred.has(row.target_kind) ? reference(row.target_id) : null,
  },
  details: row.details,
  hash: bytesToHex(row.hash),
});
