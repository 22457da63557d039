import { array, type InferType, number, object, string } from 'yup';
import { call } from './call.ts';
import { messages } from './messages.ts';
import { type Cents, dollarsFrom, type InCents, inCents } from './money.ts';
import { operatorRecord } from './settingsRecord.ts';
import { movementMode } from './transactions.ts';

/** One kind for each leg of the ledger that changes the available balance. */
export const movementKinds = ['deposit', 'hold', 'release', 'credit', 'debit', 'reversal'] as const;

/**
 * `amount` is signed dollars, `balance` the available dollars after it. `reason` is that of an
 * adjustment or reversal, or of a withdrawal that was declined.
 */
export const movementRecord = object({
  sourceId: string().defined(),
  kind: string().oneOf(movementKinds).defined(),
  mode: movementMode().defined(),
  amount: number().defined(),
  balance: number().defined(),
  date: string().defined(),
  reason: string().nullable().defined(),
  /** Of a reversal the id of what it reverses, of anything else that of its reversal. */
  reverses: string().nullable().defined(),
  reversal: string().nullable().defined(),
});

export type Movement = InferType<typeof movementRecord>;

/**
 * Dollars: opening balance plus `totalIn` less `totalOut` is the closing balance. `address` is that
 * of the investor, line by line.
 */
export const statementRecord = object({
  from: string().defined(),
  to: string().defined(),
  timeZone: string<'UTC'>().oneOf(['UTC']).defined(),
  madeAt: string().defined(),
  fullName: string().defined(),
  userName: string().defined(),
  address: array(string().defined()).defined(),
  operator: operatorRecord,
  openingBalance: number().defined(),
  totalIn: number().defined(),
  totalOut: number().defined(),
  closingBalance: number().defined(),
  closingHeld: number().defined(),
  rows: array(movementRecord).defined(),
});

export type Statement = InferType<typeof statementRecord>;

type MovementInCents = InCents<Omit<Movement, 'balance'>> & { balanceCents: Cents };

export type StatementInCents = Omit<
  Statement,
  'openingBalance' | 'totalIn' | 'totalOut' | 'closingBalance' | 'closingHeld' | 'rows'
> & {
  openingCents: Cents;
  inCents: Cents;
  outCents: Cents;
  closingCents: Cents;
  heldCents: Cents;
  rows: MovementInCents[];
};

export function statementInCents(statement: Statement): StatementInCents {
  const { openingBalance, totalIn, totalOut, closingBalance, closingHeld, rows, ...rest } =
    statement;
  return {
    ...rest,
    openingCents: dollarsFrom(openingBalance),
    inCents: dollarsFrom(totalIn),
    outCents: dollarsFrom(totalOut),
    closingCents: dollarsFrom(closingBalance),
    heldCents: dollarsFrom(closingHeld),
    rows: rows.map(({ balance, ...row }) => ({
      ...inCents(row),
      balanceCents: dollarsFrom(balance),
    })),
  };
}

/**
 * A calendar year of UTC of the whole balance, held amounts included. Dollars: `corrections` is
 * signed, and opening plus `paidIn` less `withdrawn` plus `corrections` is the closing balance.
 */
export const yearRecord = object({
  year: number().defined(),
  opening: number().defined(),
  paidIn: number().defined(),
  deposits: number().defined(),
  withdrawn: number().defined(),
  withdrawals: number().defined(),
  corrections: number().defined(),
  adjustments: number().defined(),
  closing: number().defined(),
});

export type StatementYear = InferType<typeof yearRecord>;

const day = () =>
  string()
    .required(messages.statementPeriod)
    .matches(/^\d{4}-\d\d-\d\d$/, messages.statementPeriod)
    .test('date', messages.statementPeriod, isRealDay);

/** Both days included; days of UTC. */
export const periodRules = object({ from: day(), to: day() }).test(
  'order',
  messages.statementOrder,
  ({ from, to }) => !isRealDay(from) || !isRealDay(to) || from <= to,
);

function isRealDay(text: string | undefined): boolean {
  const at = Date.parse(`${text}T00:00:00.000Z`);
  // The 31st of April reads back as another day.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text ?? '');
}

/** Errors: 413 when the period has too many rows, 422 for too many rows of a PDF. */
export const statements = {
  read: call({
    method: 'GET',
    path: '/api/v1/user/statement',
    access: 'user',
    rateLimits: ['statementsPerUser'],
    query: periodRules,
    reply: object({ data: statementRecord }),
  }),
  years: call({
    method: 'GET',
    path: '/api/v1/user/years',
    access: 'user',
    /** From the year of the first entry on; empty without an entry. */
    reply: object({
      data: array(yearRecord).defined(),
      firstEntryAt: string().nullable().defined(),
    }),
  }),
  csv: call({
    method: 'GET',
    path: '/api/v1/user/statement.csv',
    access: 'user',
    rateLimits: ['statementsPerUser'],
    query: periodRules,
    reply: 'file',
  }),
  pdf: call({
    method: 'GET',
    path: '/api/v1/user/statement.pdf',
    access: 'user',
    rateLimits: ['statementsPerUser'],
    query: periodRules,
    reply: 'file',
  }),
  /** A deposit of the caller as a file to keep, as it is now. */
  deposit: call({
    method: 'GET',
    path: '/api/v1/user/deposits/{id}/pdf',
    access: 'user',
    rateLimits: ['statementsPerUser'],
    reply: 'file',
  }),
  /** The same of a withdrawal. */
  withdrawal: call({
    method: 'GET',
    path: '/api/v1/user/withdrawals/{id}/pdf',
    access: 'user',
    rateLimits: ['statementsPerUser'],
    reply: 'file',
  }),
} as const;
