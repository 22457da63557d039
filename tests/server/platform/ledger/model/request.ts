import type { Draft } from './drafts.ts';

/** A request with everything named; items and tokens by label, which is the key that made them. */
export interface Request {
  key: string;
  verb: string;
  /** The investor who acts, or whose account staff act upon. */
  who: number;
  /** The token it was made with, where an investor makes it. */
  token: string;
  item: string;
  cents: bigint;
  txid: number;
  note: boolean;
}

/** State at the start of a batch: items in order of creation, with the last token of each. */
export interface Known {
  deposits: readonly string[];
  withdrawals: readonly string[];
  tokens: readonly string[];
  requests: readonly Request[];
  asked(deposit: string): bigint;
  ownerOf(withdrawal: string): number | undefined;
}

/** An item that does not exist. */
export const absent = 'absent';

const wholeDollars = (cents: bigint) => 5_000n + cents - (cents % 100n);
// A withdrawal is of one dollar at least.
const withdrawable = (cents: bigint) => cents + 100n;

const byInvestor = new Set(['deposit', 'withdraw', 'cancel']);

/** Whether an investor makes it; all others are made by staff, and signing in by anyone. */
export const isInvestors = ({ verb }: Request): boolean => byInvestor.has(verb);

const onDeposits = new Set(['confirm', 'declineDeposit', 'reverseDeposit']);
const onWithdrawals = new Set([
  ...['cancel', 'approve', 'startPayment', 'stopPayment', 'pay', 'declineWithdrawal'],
  'reverseWithdrawal',
]);
/** Whether staff enter this transaction id on confirming; else the claimed one counts. */
export const staffCheck = (txid: number): boolean => txid > 4;

const withoutKey = new Set(['close', 'suspend', 'unsuspend', 'signIn']);

/** Whether it moves money, and so takes an Idempotency-Key. */
export const isMoney = ({ verb }: Request): boolean => !withoutKey.has(verb);

const newest = <T>(things: readonly T[], back: number): T | undefined =>
  things[things.length - 1 - (back % Math.max(1, things.length))];

/** Makes a draft into a request about what exists now. */
export function toRequest(draft: Draft, known: Known, key: string): Request {
  const { verb, back, txid, note } = draft;
  const repeated = verb === 'repeat' ? newest(known.requests, back) : undefined;
  if (repeated) return repeated;
  const items =
    (onDeposits.has(verb) && known.deposits) || (onWithdrawals.has(verb) && known.withdrawals);
  const item = (items && newest(items, back)) || absent;
  // Mostly their own withdrawal, sometimes one of another user.
  const owner = verb === 'cancel' && !draft.differs ? known.ownerOf(item) : undefined;
  const who = owner ?? draft.who;
  return {
    key,
    // With nothing to repeat yet, something is asked for the first time.
    verb: verb === 'repeat' ? 'deposit' : verb,
    who,
    token: known.tokens[who] ?? '',
    item,
    cents: centsOf(draft, known, item),
    txid,
    note,
  };
}

function centsOf({ verb, cents, differs }: Draft, known: Known, item: string): bigint {
  if (verb === 'deposit' || verb === 'repeat') return wholeDollars(cents);
  if (verb === 'withdraw') return withdrawable(cents);
  return verb === 'confirm' && !differs ? known.asked(item) : cents;
}
