import fc from 'fast-check';

/** Requests of a client; `repeat` sends an earlier request again with its Idempotency-Key. */
export const verbs = [
  ...['deposit', 'confirm', 'declineDeposit', 'withdraw', 'cancel', 'approve', 'pay'],
  ...['startPayment', 'stopPayment'],
  ...['reverseDeposit', 'reverseWithdrawal'],
  ...['declineWithdrawal', 'credit', 'debit', 'close', 'suspend', 'unsuspend', 'signIn', 'repeat'],
] as const;

/** A command as fast-check draws it: numbers that are made into a request once things exist. */
export interface Draft {
  verb: string;
  /** Which investor acts or is acted upon. */
  who: number;
  /** Which of the newest items is meant, counted from the last. */
  back: number;
  cents: bigint;
  /** Index of a few transaction ids, so that some are used twice; 0 for no id. */
  txid: number;
  note: boolean;
  /** Confirms another amount than requested, or cancels a withdrawal of another user. */
  differs: boolean;
}

/** Investors of one run. */
export const investorCount = 3;

const weights: Record<string, number> = {
  deposit: 5,
  confirm: 6,
  withdraw: 7,
  cancel: 3,
  approve: 4,
  reverseDeposit: 3,
  reverseWithdrawal: 3,
  startPayment: 2,
  pay: 3,
  unsuspend: 2,
  close: 2,
  signIn: 3,
  credit: 4,
  debit: 3,
  repeat: 5,
};

const verb = fc.oneof(
  ...verbs.map((name) => ({ arbitrary: fc.constant(name), weight: weights[name] ?? 1 })),
);

const draft: fc.Arbitrary<Draft> = fc.record({
  verb,
  who: fc.nat({ max: investorCount - 1 }),
  back: fc.nat({ max: 2 }),
  cents: fc.bigInt({ min: 1n, max: 30_000n }),
  txid: fc.nat({ max: 9 }),
  note: fc.boolean(),
  differs: fc.oneof({ arbitrary: fc.constant(false), weight: 3 }, fc.constant(true)),
});

const inParallelMost = 6;
const batchesLeast = 6;
const batchesMost = 22;

/** A run: batches one after another, the commands of each at the same time. */
export const runs: fc.Arbitrary<Draft[][]> = fc.array(
  fc.array(draft, { minLength: 1, maxLength: inParallelMost, size: 'max' }),
  { minLength: batchesLeast, maxLength: batchesMost, size: 'max' },
);
