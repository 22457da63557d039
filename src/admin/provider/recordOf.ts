import { coinOfName, coinOfWallet } from '#contract/coin.ts';
import type { StaffDeposit } from '#contract/depositRecord.ts';
import { dollarsFrom, inCents, parseDollars } from '#contract/money.ts';
import type { OpenRecord } from '#contract/openRecords.ts';
import type { Quote } from '#contract/prices.ts';
import { type Transaction, transactionInCents } from '#contract/transactionRecord.ts';
import { balancesOf } from '#contract/userRecord.ts';
import type { StaffUser, UserDetail } from '#contract/users.ts';
import type { StaffWallet } from '#contract/walletRecord.ts';
import type { StaffWithdrawal } from '#contract/withdrawals.ts';
import type {
  AnnouncedPayment,
  DepositRow,
  Identified,
  OpenRow,
  TransactionRecord,
  UserPageRecord,
  UserRecord,
  WalletRecord,
  WithdrawalRecord,
} from './records.ts';

// The names of the wire are translated in this file only.
/** A wire record under react-admin's name for its id. */
export const identified = <Wire extends { _id: string }>({
  _id,
  ...rest
}: Wire): Identified<Wire> => ({ id: _id, ...rest });

export const openRowOf = (wire: OpenRecord): OpenRow => inCents(identified(wire));

export const depositOf = ({ user, ...rest }: StaffDeposit): DepositRow => ({
  ...inCents(identified(rest)),
  user: identified(user),
});

export const userOf = ({ acctBalance, balance, held: _, ...rest }: StaffUser): UserRecord => ({
  ...identified(rest),
  ...balancesOf({ acctBalance, balance }),
});

export function userPageOf({ entries, pendingDeposits, ...detail }: UserDetail): UserPageRecord {
  const { acctBalance, balance, held: _, ...rest } = detail;
  return {
    ...identified(rest),
    ...balancesOf({ acctBalance, balance }),
    entries: { count: entries.count, totalCents: parseDollars(entries.total) },
    pendingDeposits: {
      count: pendingDeposits.count,
      amountCents: parseDollars(pendingDeposits.amount),
    },
  };
}

export const withdrawalOf = ({ user, held, ...rest }: StaffWithdrawal): WithdrawalRecord => ({
  ...inCents(identified(rest)),
  user: identified(user),
  heldCents: dollarsFrom(held),
  coin: coinOfName[rest.withdrawMode],
});

export const transactionOf = (row: Transaction): TransactionRecord =>
  identified(transactionInCents(row));

export const announcedOf = ({ quoteId, ...quote }: Quote): AnnouncedPayment => ({
  ...inCents(quote),
  id: quoteId,
});

export const walletOf = (wallet: StaffWallet): WalletRecord => ({
  id: wallet._id,
  address: wallet.walletAdd,
  isKey: wallet.kind === 'key',
  nextIndex: wallet.nextIndex,
  coin: coinOfWallet[wallet.walletType],
  active: wallet.active === 'yes',
  addedBy: wallet.addedBy,
  createdAt: wallet.createdAt,
  retiredAt: wallet.retiredAt,
  retiredBy: wallet.retiredBy,
  activeFrom: wallet.activeFrom,
  deposits: wallet.deposits,
  receivedCents: parseDollars(wallet.received),
});
