import { boolean, type InferType, object, string } from 'yup';
import { coin } from './coin.ts';
import { awaits } from './conversations.ts';
import { depositChain } from './depositChain.ts';
import { depositStatuses } from './depositEvidence.ts';
import { person, reviewRecord } from './reviewRecord.ts';

/** `amount` is whole dollars as text, `image` a path under `/backend`. */
export const depositRecord = object({
  _id: string().defined(),
  type: string<'deposit'>().oneOf(['deposit']).defined(),
  coin: coin().defined(),
  user: person,
  amount: string().defined(),
  status: string().oneOf(depositStatuses).defined(),
  depositDate: string().defined(),
  image: string().nullable().defined(),
});

export type Deposit = InferType<typeof depositRecord>;

/** A deposit as staff list it. */
export const staffDeposit = depositRecord.concat(
  object({
    user: person.concat(object({ isVerified: boolean().defined() })),
    txid: string().nullable().defined(),
    checkedTxid: string().nullable().defined(),
    amountReceived: string().nullable().defined(),
    duplicate: boolean().defined(),
    late: boolean().defined(),
    hasEvidence: boolean().defined(),
    firstDeposit: boolean().defined(),
    proofType: string().nullable().defined(),
    dueAt: string().defined(),
    decidedAt: string().nullable().defined(),
    decidedBy: person.nullable().defined(),
    assignedTo: person.nullable().defined(),
    awaits: awaits(),
    claimedBy: reviewRecord.nullable().defined(),
    /** Null once it is decided. */
    chain: depositChain.nullable().defined(),
    reversedAt: string().nullable().defined(),
  }),
);

export type StaffDeposit = InferType<typeof staffDeposit>;
