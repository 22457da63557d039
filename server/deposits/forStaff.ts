import type { DepositDetail } from '#contract/depositDetail.ts';
import { readProgress } from '#server/approvals/progress.ts';
import { readCoverage } from '#server/chain/readCoverage.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { toPerson } from '#server/users/toPerson.ts';
import { isOurs } from '#server/wallets/isOurs.ts';
import { noteReasonsOf } from './confirmRules.ts';
import { readCreditedElsewhere } from './creditedElsewhere.ts';
import { findDuplicates } from './duplicates.ts';
import { expectCredit, type QuoteTerms } from './expectedCredit.ts';
import { readInvestor } from './investor.ts';
import { readNotes } from './notes.ts';
import type { StaffDepositRow } from './rows.ts';
import { reviewEnd } from './wire.ts';

type ForStaff = Pick<
  DepositDetail,
  | 'duplicates'
  | 'creditedElsewhere'
  | 'noteRequired'
  | 'investor'
  | 'ours'
  | 'dueAt'
  | 'assignedTo'
  | 'notes'
  | 'approvals'
>;

export const forOwner: ForStaff = {
  duplicates: [],
  creditedElsewhere: null,
  noteRequired: [],
  investor: null,
  ours: false,
  dueAt: null,
  assignedTo: null,
  notes: [],
  approvals: null,
};

export async function readForStaff(
  db: Db,
  row: StaffDepositRow,
  { quote, staffId }: { quote: QuoteTerms | undefined; staffId: string },
): Promise<ForStaff> {
  const isPending = row.status === 'pending';
  return {
    duplicates: await findDuplicates(db, row),
    creditedElsewhere: isPending ? await readCreditedElsewhere(db, row) : null,
    noteRequired: isPending ? await noteRequiredFor(db, row, quote) : [],
    investor: await readInvestor(db, { userId: row.user_id, exceptId: row.id }),
    ours: await isOurs(db, row.coin, row.address),
    dueAt: reviewEnd(row.deposit_date, row.review_hours),
    assignedTo: toPerson(row.assigned_to, row.assignee_name),
    notes: await readNotes(db, row.id),
    approvals: await readProgress(
      db,
      {
        ...{ kind: 'deposit', id: row.id },
        ...{ amountCents: row.amount_cents, askedAt: row.asked_at },
      },
      staffId,
    ),
  };
}

async function noteRequiredFor(db: Db, row: StaffDepositRow, quote: QuoteTerms | undefined) {
  const { duplicate } = row;
  const expected = expectCredit(row, quote);
  // Where staff must enter the amount, each one differs from what is expected.
  const differs = expected.cents === undefined;
  const { id, amount_cents: askedCents } = row;
  const coverage = await readCoverage(db, { id, cents: expected.cents ?? askedCents });
  const txid = row.txid ?? coverage.paidBy?.txid ?? null;
  return noteReasonsOf({ duplicate, differs, txid, expected, coverage });
}
