import type { DepositDetail } from '#contract/depositDetail.ts';
import type { Deposit } from '#contract/depositRecord.ts';
import { type Cents, type InCents, inCents, parseDollars } from '#contract/money.ts';
import { type InvestorSummary, investorOf } from './investorSummary.ts';
import { identified } from './recordOf.ts';
import type { DepositRecord, Identified, Owner } from './records.ts';

type Credit = NonNullable<DepositDetail['expectedCredit']>;
type Copy = DepositDetail['duplicates'][number];
type Elsewhere = NonNullable<DepositDetail['creditedElsewhere']>;

export type DuplicateRecord = Omit<InCents<Identified<Copy>>, 'user'> & { user: Owner };

type Translated =
  | 'amountReceived'
  | 'expectedCredit'
  | 'duplicates'
  | 'creditedElsewhere'
  | 'investor'
  | 'notes'
  | 'assignedTo';

/** A deposit with all its evidence. */
export type EvidenceRecord = DepositRecord &
  Omit<DepositDetail, keyof Deposit | Translated> & {
    receivedCents: Cents | null;
    expectedCredit: (Omit<Credit, 'amount'> & { amountCents: Cents | null }) | null;
    duplicates: DuplicateRecord[];
    /** The confirmed deposit with the same transaction id. */
    creditedElsewhere: (Omit<InCents<Identified<Elsewhere>>, 'user'> & { user: Owner }) | null;
    investor: InvestorSummary | null;
    notes: Identified<DepositDetail['notes'][number]>[];
    assignedTo: Owner | null;
  };

export const evidenceOf = (detail: DepositDetail): EvidenceRecord => {
  const { user, duplicates, amountReceived, expectedCredit, ...rest } = detail;
  const { creditedElsewhere, investor, notes, assignedTo, ...wire } = rest;
  return {
    ...inCents(identified(wire)),
    user: identified(user),
    receivedCents: centsOf(amountReceived),
    expectedCredit: expectedCredit && creditOf(expectedCredit),
    duplicates: duplicates.map(withOwner).toSorted((a, b) => rank(a) - rank(b)),
    creditedElsewhere: creditedElsewhere && withOwner(creditedElsewhere),
    investor: investor && investorOf(investor),
    notes: notes.map(identified),
    assignedTo: assignedTo && identified(assignedTo),
  };
};

// The one that speaks against this deposit most comes first.
const rank = ({ status, same }: DuplicateRecord) =>
  (status === 'confirmed' ? 0 : 2) + (same.includes('txid') ? 0 : 1);

/** A deposit with a note that was added. */
export const withNote = (
  record: EvidenceRecord,
  note: DepositDetail['notes'][number],
): EvidenceRecord => ({ ...record, notes: [...record.notes, identified(note)] });

/** The cents of an amount that may be missing. */
export const centsOf = (dollars: string | null) =>
  dollars === null ? null : parseDollars(dollars);

const creditOf = ({ amount, ...credit }: Credit) => ({ ...credit, amountCents: centsOf(amount) });

interface Owned {
  _id: string;
  amount: string;
  user: { _id: string; fullName: string };
}

const withOwner = <Wire extends Owned>({ user, ...wire }: Wire) => ({
  ...inCents(identified(wire)),
  user: identified(user),
});
