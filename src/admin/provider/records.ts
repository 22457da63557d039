import type { InferType } from 'yup';
import type { AuditLine } from '#contract/audit.ts';
import type { Deposit, DepositDetail, StaffDeposit } from '#contract/deposits.ts';
import type { Mail } from '#contract/outbox.ts';
import type { Review } from '#contract/reviews.ts';
import type { sessionRecord } from '#contract/sessions.ts';
import type { Transaction } from '#contract/transactions.ts';
import type { User, UserDetail } from '#contract/users.ts';
import type { Wallet } from '#contract/wallets.ts';
import type { StaffWithdrawal } from '#contract/withdrawals.ts';

// react-admin knows records by `id`: the wire's names are translated here alone (DESIGN section 3).
type Identified<Wire extends { _id: string }> = Omit<Wire, '_id'> & { id: string };

/** A wire record under react-admin's name for its id. */
export const identified = <Wire extends { _id: string }>({
  _id,
  ...rest
}: Wire): Identified<Wire> => ({ id: _id, ...rest });

/** Whose item it is. */
export interface Owner {
  id: string;
  fullName: string;
}

/** A deposit as both list and evidence have it; `amount` is dollars as text. */
export type DepositRecord = Omit<Identified<Deposit>, 'user'> & {
  user: Owner;
  txid: string | null;
  checkedTxid: string | null;
  decidedAt: string | null;
  claimedBy: Review | null;
};

/** A row of the deposit list: also whether another deposit has the same proof or transaction id. */
export type DepositRow = DepositRecord & { duplicate: boolean };

/** A deposit with the evidence that a decision rests on (S-294). */
export type EvidenceRecord = DepositRecord &
  Omit<DepositDetail, keyof Deposit | 'duplicates'> & {
    duplicates: Identified<DepositDetail['duplicates'][number]>[];
  };

/** A user; `available` can be withdrawn, `balance` adds what is held, both in dollars. */
export type UserRecord = Omit<Identified<User>, 'acctBalance'> & { available: number };

/** A user with suspension and verifications. */
export type UserPageRecord = UserRecord & Omit<UserDetail, keyof User>;

/** A withdrawal as staff see it; `amount` and `held` in dollars. */
export type WithdrawalRecord = Omit<Identified<StaffWithdrawal>, 'user'> & {
  user: Owner;
  coin: 'BTC' | 'ETH';
};

/** A line of the audit log. */
export type ActivityRecord = Identified<AuditLine>;

/** A mail of demo mode. */
export type MailRecord = Identified<Mail>;

/** A row of somebody's statement; `amount` is signed dollars. */
export type TransactionRecord = Identified<Transaction>;

/** Where somebody is signed in. */
export type SessionRow = Identified<InferType<typeof sessionRecord>>;

/** One of our receiving addresses. */
export interface WalletRecord {
  id: string;
  address: string;
  coin: 'BTC' | 'ETH';
  active: boolean;
  addedBy: string | null;
  createdAt: string;
}

/** A row of the deposit list. */
export const depositOf = ({ user, ...rest }: StaffDeposit): DepositRow => ({
  ...identified(rest),
  user: identified(user),
});

/** One deposit with its evidence. */
export const evidenceOf = ({ user, duplicates, ...rest }: DepositDetail): EvidenceRecord => ({
  ...identified(rest),
  user: identified(user),
  duplicates: duplicates.map(identified),
});

/** A row of the user list. */
export const userOf = ({ acctBalance, ...rest }: User): UserRecord => ({
  ...identified(rest),
  available: acctBalance,
});

/** One user with what staff see of one. */
export const userPageOf = ({ acctBalance, ...rest }: UserDetail): UserPageRecord => ({
  ...identified(rest),
  available: acctBalance,
});

/** A withdrawal, in a list or alone. */
export const withdrawalOf = ({ user, ...rest }: StaffWithdrawal): WithdrawalRecord => ({
  ...identified(rest),
  user: identified(user),
  coin: rest.withdrawMode === 'Bitcoin' ? 'BTC' : 'ETH',
});

/** A row of the wallet list. */
export const walletOf = (wallet: Wallet): WalletRecord => ({
  id: wallet._id,
  address: wallet.walletAdd,
  coin: wallet.walletType === 'btc' ? 'BTC' : 'ETH',
  active: wallet.active === 'yes',
  addedBy: wallet.addedBy,
  createdAt: wallet.createdAt,
});
