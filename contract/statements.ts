import { array, type InferType, number, object, string } from 'yup';
import { call } from './call.ts';
import { messages } from './messages.ts';
import { type Cents, dollarsFrom, type InCents, inCents } from './money.ts';
import { operatorRecord } from './settings.ts';
import { movementMode } from './transactions.ts';

/** What moves the available balance: one kind for each leg of the ledger that touches it. */
export const movementKinds = ['deposit', 'hold', 'release', 'credit', 'debit'] as const;

/** One movement of the available balance; `amount` is signed dollars, as is `balance` after it. */
export const movementRecord = object({
  sourceId: string().defined(),
  kind: string().oneOf(movementKinds).defined(),
  mode: movementMode().defined(),
  amount: number().defined(),
  balance: number().defined(),
  date: string().defined(),
});

/** A movement on the wire. */
export type Movement = InferType<typeof movementRecord>;

/** A statement of a period: opening and the sum of the rows are the closing balance, in dollars. */
export const statementRecord = object({
  from: string().defined(),
  to: string().defined(),
  timeZone: string<'UTC'>().oneOf(['UTC']).defined(),
  madeAt: string().defined(),
  fullName: string().defined(),
  userName: string().defined(),
  operator: operatorRecord,
  openingBalance: number().defined(),
  closingBalance: number().defined(),
  closingHeld: number().defined(),
  rows: array(movementRecord).defined(),
});

/** A statement on the wire. */
export type Statement = InferType<typeof statementRecord>;

type MovementInCents = InCents<Omit<Movement, 'balance'>> & { balanceCents: Cents };

/** A statement in cents, as it is summed up, printed and shown. */
export type StatementInCents = Omit<
  Statement,
  'openingBalance' | 'closingBalance' | 'closingHeld' | 'rows'
> & { openingCents: Cents; closingCents: Cents; heldCents: Cents; rows: MovementInCents[] };

/** Reads a statement of the wire. */
export function statementInCents(statement: Statement): StatementInCents {
  const { openingBalance, closingBalance, closingHeld, rows, ...rest } = statement;
  return {
    ...rest,
    openingCents: dollarsFrom(openingBalance),
    closingCents: dollarsFrom(closingBalance),
    heldCents: dollarsFrom(closingHeld),
    rows: rows.map(({ balance, ...row }) => ({
      ...inCents(row),
      balanceCents: dollarsFrom(balance),
    })),
  };
}

const day = () =>
  string()
    .required(messages.statementPeriod)
    .matches(/^\d{4}-\d\d-\d\d$/, messages.statementPeriod)
    .test('date', messages.statementPeriod, isRealDay);

/** The first and the last day of a period, both included, as days of UTC. */
export const periodRules = object({ from: day(), to: day() }).test(
  'order',
  messages.statementOrder,
  // What is no day at all has a sentence of its own.
  ({ from, to }) => !isRealDay(from) || !isRealDay(to) || from <= to,
);

function isRealDay(text: string | undefined): boolean {
  const at = Date.parse(`${text}T00:00:00.000Z`);
  // A month has its own length: the 31st of April reads back as another day.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text ?? '');
}

/** An investor's own statement of a period (issue 3). Errors: 413 when it has too many rows, 422 as PDF. */
export const statements = {
  read: call({
    method: 'GET',
    path: '/api/v1/user/statement',
    access: 'user',
    rateLimits: ['statementsPerUser'],
    query: periodRules,
    reply: object({ data: statementRecord }),
  }),
  pdf: call({
    method: 'GET',
    path: '/api/v1/user/statement.pdf',
    access: 'user',
    rateLimits: ['statementsPerUser'],
    query: periodRules,
    reply: 'file',
  }),
} as const;
