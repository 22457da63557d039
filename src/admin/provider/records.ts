import type { Deposit, DepositDetail } from '#contract/deposits.ts';
import type { User } from '#contract/users.ts';
import type { Wallet } from '#contract/wallets.ts';

// react-admin knows records by `id`: the wire's names are translated here alone (DESIGN section 3).
type Identified<Wire extends { _id: string }> = Omit<Wire, '_id'> & { id: string };

const identified = <Wire extends { _id: string }>({ _id, ...rest }: Wire): Identified<Wire> => ({
  id: _id,
  ...rest,
});

/** A deposit as the back-office's list knows it; `amount` is dollars as text. */
export type DepositRecord = Omit<Identified<Deposit>, 'user'> & {
  user: { id: string; fullName: string };
};

/** A deposit with the evidence that a decision rests on (S-294). */
export type EvidenceRecord = DepositRecord &
  Omit<DepositDetail, keyof Deposit | 'duplicates'> & {
    duplicates: Identified<DepositDetail['duplicates'][number]>[];
  };

/** A user; `available` can be withdrawn, `balance` adds what is held, both in dollars. */
export type UserRecord = Omit<Identified<User>, 'acctBalance'> & { available: number };

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
export const depositOf = ({ user, ...rest }: Deposit): DepositRecord => ({
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

/** A row of the wallet list. */
export const walletOf = (wallet: Wallet): WalletRecord => ({
  id: wallet._id,
  address: wallet.walletAdd,
  coin: wallet.walletType === 'btc' ? 'BTC' : 'ETH',
  active: wallet.active === 'yes',
  addedBy: wallet.addedBy,
  createdAt: wallet.createdAt,
});
