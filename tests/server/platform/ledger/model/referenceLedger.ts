import { type DepositItem, flagDuplicates, type Item, namedBy } from './depositItems.ts';
import { investorCount } from './drafts.ts';
import { isInvestors, isMoney, type Request, staffCheck } from './request.ts';
import { takeBack } from './takeBack.ts';

/** How a request ends: done, or the code of its refusal. */
export type Verdict = 'done' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'rule';

interface Account {
  status: 'active' | 'suspended' | 'closed';
  available: bigint;
  held: bigint;
  tokens: string[];
}

interface WithdrawalItem extends Item {
  /** Whether the one member of staff is paying it. */
  paying?: boolean;
  /** The payment, once it is paid. */
  paidWith?: number;
}

/** The whole of the money as it should be, in cents: what the server is compared with. */
export interface Book {
  accounts: Account[];
  deposits: Map<string, DepositItem>;
  withdrawals: Map<string, WithdrawalItem>;
  answered: Set<string>;
}

/** A book of investors who are signed in and own nothing; `tokens` are those they hold. */
export const newBook = (tokens: readonly string[]): Book => ({
  accounts: Array.from({ length: investorCount }, (_, who) => ({
    status: 'active',
    available: 0n,
    held: 0n,
    tokens: [tokens[who] ?? ''],
  })),
  deposits: new Map(),
  withdrawals: new Map(),
  answered: new Set(),
});

/** Does a request to the book, which changes only when the verdict is `done`. */
export function apply(book: Book, request: Request): Verdict {
  const account = book.accounts[request.who];
  if (!account) throw new Error('There is no such investor.');
  if (isInvestors(request) && !account.tokens.includes(request.token)) return 'unauthenticated';
  if (isMoney(request) && book.answered.has(request.key)) return 'done';
  const verdict = actions[request.verb]?.(book, request, account) ?? 'not-found';
  if (verdict === 'done') book.answered.add(request.key);
  return verdict;
}

type Action = (book: Book, request: Request, account: Account) => Verdict;

const sign = (account: Account, status: Account['status']): Verdict => {
  account.status = status;
  if (status !== 'active') account.tokens = [];
  return 'done';
};

/** Changes the status of an open withdrawal; its held money is released or paid out. */
function settle(book: Book, item: Item, status: string): Verdict {
  const account = book.accounts[item.who] as Account;
  item.status = status;
  if (status === 'approved') return 'done';
  account.held -= item.cents;
  if (status !== 'paid') account.available += item.cents;
  return 'done';
}

const onWithdrawal =
  (from: readonly string[], to: string): Action =>
  (book, { verb, item, who }) => {
    const found = book.withdrawals.get(item);
    if (!found || (verb === 'cancel' && found.who !== who)) return 'not-found';
    return from.includes(found.status) ? settle(book, found, to) : 'conflict';
  };

/** Requests that a suspended or closed account rejects. */
const ofActive =
  (action: Action): Action =>
  (book, request, account) => {
    const found = book.withdrawals.get(request.item);
    const owner = found && book.accounts[found.who];
    return owner && owner.status !== 'active' ? 'conflict' : action(book, request, account);
  };

/** Starts or stops the payment of an approved withdrawal; starting again changes nothing. */
const onPayment =
  (starts: boolean): Action =>
  (book, { item }) => {
    const found = book.withdrawals.get(item);
    if (!found) return 'not-found';
    if (found.status !== 'approved' || (!starts && !found.paying)) return 'conflict';
    found.paying = starts;
    return 'done';
  };

const actions: Record<string, Action> = {
  deposit: (book, { key, who, cents, txid }) => {
    const deposit: DepositItem = { who, cents, txid, status: 'pending' };
    flagDuplicates(deposit, namedBy(book.deposits, txid));
    book.deposits.set(key, deposit);
    return 'done';
  },
  confirm: (book, { item, cents, note, txid }) => {
    const deposit = book.deposits.get(item);
    if (!deposit) return 'not-found';
    if (deposit.status !== 'pending') return 'conflict';
    const checked = staffCheck(txid) ? txid : deposit.txid;
    const others = namedBy(book.deposits, checked).filter((other) => other !== deposit);
    if (others.some((other) => other.checked === checked)) return 'conflict';
    if (cents * 10n > deposit.cents * 12n) return 'rule';
    const isDoubtful = deposit.duplicate || cents !== deposit.cents || checked === 0;
    if (!note && isDoubtful) return 'rule';
    flagDuplicates(deposit, others);
    deposit.status = 'confirmed';
    deposit.checked = checked;
    deposit.creditedCents = cents;
    (book.accounts[deposit.who] as Account).available += cents;
    return 'done';
  },
  declineDeposit: (book, { item }) => {
    const deposit = book.deposits.get(item);
    if (!deposit) return 'not-found';
    if (deposit.status !== 'pending') return 'conflict';
    deposit.status = 'declined';
    return 'done';
  },
  withdraw: (book, { key, who, cents }, account) => {
    if (account.available < cents) return 'rule';
    account.available -= cents;
    account.held += cents;
    book.withdrawals.set(key, { who, cents, status: 'requested' });
    return 'done';
  },
  cancel: onWithdrawal(['requested'], 'cancelled'),
  approve: ofActive(onWithdrawal(['requested'], 'approved')),
  startPayment: ofActive(onPayment(true)),
  stopPayment: onPayment(false),
  pay: ofActive((book, request, account) => {
    // All of them go to one address, to which a transaction pays one withdrawal.
    const paid = [...book.withdrawals.values()].some(({ paidWith }) => paidWith === request.txid);
    const found = book.withdrawals.get(request.item);
    if (found && paid) return 'conflict';
    const verdict = onWithdrawal(['approved'], 'paid')(book, request, account);
    if (verdict === 'done' && found) found.paidWith = request.txid;
    return verdict;
  }),
  declineWithdrawal: onWithdrawal(['requested', 'approved'], 'declined'),
  reverseDeposit: (book, { item }) => {
    const deposit = book.deposits.get(item);
    const cents = -(deposit?.creditedCents ?? 0n);
    return takeBack(book.accounts, deposit, { final: 'confirmed', cents });
  },
  reverseWithdrawal: (book, { item }) => {
    const found = book.withdrawals.get(item);
    return takeBack(book.accounts, found, { final: 'paid', cents: found?.cents ?? 0n });
  },
  credit: (_book, { cents }, account) => {
    if (account.status === 'closed') return 'conflict';
    account.available += cents;
    return 'done';
  },
  debit: (_book, { cents }, account) => {
    if (account.status === 'closed') return 'conflict';
    if (account.available < cents) return 'rule';
    account.available -= cents;
    return 'done';
  },
  close: (book, { who }, account) => {
    const waits = ({ who: owner, status }: Item) => owner === who && status === 'pending';
    const open = account.available + account.held > 0n || [...book.deposits.values()].some(waits);
    return account.status === 'closed' || open ? 'conflict' : sign(account, 'closed');
  },
  suspend: (_book, _request, account) =>
    account.status === 'active' ? sign(account, 'suspended') : 'conflict',
  unsuspend: (_book, _request, account) =>
    account.status === 'suspended' ? sign(account, 'active') : 'conflict',
  signIn: (_book, { key }, account) => {
    if (account.status === 'suspended') return 'forbidden';
    if (account.status === 'closed') return 'unauthenticated';
    account.tokens.push(key);
    return 'done';
  },
};
