import type { InferType } from 'yup';
import type { AuditLine } from '#contract/audit.ts';
import type { Coin } from '#contract/coin.ts';
import type { Deposit, StaffDeposit } from '#contract/depositRecord.ts';
import type { Cents, InCents } from '#contract/money.ts';
import type { OpenRecord } from '#contract/openRecords.ts';
import type { Mail } from '#contract/outbox.ts';
import type { Quote } from '#contract/prices.ts';
import type { Review } from '#contract/reviewRecord.ts';
import type { sessionRecord } from '#contract/sessions.ts';
import type { StaffMember } from '#contract/staff.ts';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import type { UnclaimedPayment } from '#contract/unclaimedPayment.ts';
import type { balancesOf } from '#contract/userRecord.ts';
import type { StaffUser, UserDetail } from '#contract/users.ts';
import type { StaffWithdrawal } from '#contract/withdrawals.ts';

// react-admin identifies records by `id`.
export type Identified<Wire extends { _id: string }> = Omit<Wire, '_id'> & { id: string };

/** An open deposit or withdrawal of the investor of another one. */
export type OpenRow = InCents<Identified<OpenRecord>>;

export interface Owner {
  id: string;
  fullName: string;
}

interface VerifiedOwner extends Owner {
  isVerified: boolean;
}

export type DepositRecord = Omit<InCents<Identified<Deposit>>, 'user'> & {
  user: Owner;
  txid: string | null;
  checkedTxid: string | null;
  decidedAt: string | null;
  claimedBy: Review | null;
};

/** A row of the deposit list; `duplicate` if another one has the same receipt or transaction id. */
export type DepositRow = Omit<InCents<Identified<StaffDeposit>>, 'user'> & {
  user: VerifiedOwner;
};

/** A user; `availableCents` can be withdrawn, `balanceCents` adds what is held. */
export type UserRecord = Omit<Identified<StaffUser>, 'acctBalance' | 'balance' | 'held'> &
  ReturnType<typeof balancesOf>;

/** A user with all that belongs to the account. */
export type UserPageRecord = UserRecord &
  Omit<UserDetail, keyof StaffUser | 'entries' | 'pendingDeposits'> & {
    entries: { count: number; totalCents: Cents };
    pendingDeposits: { count: number; amountCents: Cents };
  };

export type WithdrawalRecord = Omit<InCents<Identified<StaffWithdrawal>>, 'user' | 'held'> & {
  heldCents: Cents;
  user: VerifiedOwner;
  coin: Coin;
};

export type ActivityRecord = Identified<AuditLine>;

/** A mail of demo mode. */
export type MailRecord = Identified<Mail>;

/** A row of a user's statement; the amount is signed. */
export type TransactionRecord = Identified<TransactionInCents>;

/** A payment that an investor announced, without a deposit yet. */
export type AnnouncedPayment = Omit<InCents<Quote>, 'quoteId'> & { id: string };

export type StaffRow = Identified<StaffMember>;

export type SessionRow = Identified<InferType<typeof sessionRecord>>;

/** A payment on the chain without a deposit. */
export type UnclaimedRecord = Identified<UnclaimedPayment>;

/** One of our receiving addresses. */
export interface WalletRecord {
  id: string;
  /** Of a key its first one. */
  address: string;
  isKey: boolean;
  /** The index that a key derives next. */
  nextIndex: number | null;
  coin: Coin;
  active: boolean;
  addedBy: string | null;
  createdAt: string;
  retiredAt: string | null;
  retiredBy: string | null;
  /** Null while it is proposed. */
  activeFrom: string | null;
  deposits: number;
  receivedCents: Cents;
}
