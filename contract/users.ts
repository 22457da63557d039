import { boolean, type InferType, number, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { idFilter, listQuery, listReply } from './list.ts';
import { messages } from './messages.ts';
import { dollarsPattern, filled, ordered, text, typed } from './rules.ts';

/** A user as SPEC.md section 3 has it; `acctBalance` can be withdrawn, `balance` adds what is held. */
export const userRecord = object({
  _id: string().defined(),
  userName: string().defined(),
  fullName: string().defined(),
  email: string().defined(),
  phoneNumber: string().nullable().defined(),
  dateOfBirth: string().nullable().defined(),
  address: string().nullable().defined(),
  postalCode: string().nullable().defined(),
  country: string().nullable().defined(),
  acctBalance: number().defined(),
  balance: number().defined(),
  isAdmin: boolean().defined(),
  isVerified: boolean().defined(),
  emailVerified: boolean().defined(),
  status: string<'active' | 'suspended' | 'closed'>().defined(),
  date: string().defined(),
  depositDate: string().nullable().defined(),
  createdAt: string().defined(),
});

/** A user on the wire. */
export type User = InferType<typeof userRecord>;

const userReply = object({ message: string().defined(), data: userRecord });
const reason = object({ reason: text(500).required(messages.reasonRequired) });

/** Credit or debit of a balance by staff; dollars as text or number, at most two decimals. */
export const adjustmentRules = ordered(
  object({
    status: typed(20),
    amount: typed(20),
    reason: typed(500),
  }),
  [
    [
      'amount',
      messages.adjustmentIncomplete,
      ({ amount, status }) =>
        dollarsPattern.test(amount) && (status === 'Credit' || status === 'Debit'),
    ],
    ['reason', messages.adjustmentReason, ({ reason: given }) => filled(given)],
  ],
);

/** The users calls of SPEC.md section 7 and the extra table of DESIGN.md. */
export const users = {
  list: call({
    method: 'GET',
    path: '/all-users',
    access: 'admin',
    query: listQuery(
      ['createdAt', 'fullName', 'userName'],
      object({
        id: idFilter(),
        q: string().max(100),
        status: string<User['status']>().oneOf(['active', 'suspended', 'closed']),
        isVerified: boolean(),
      }),
    ),
    reply: listReply(userRecord),
  }),
  verify: call({
    method: 'PUT',
    path: '/verify-user/{userId}',
    access: 'admin',
    body: object({ note: text(500) }),
    reply: userReply,
  }),
  unverify: call({
    method: 'PUT',
    path: '/unverify-user/{userId}',
    access: 'admin',
    body: reason,
    reply: userReply,
  }),
  close: call({
    method: 'DELETE',
    path: '/delete-user/{userId}',
    access: 'admin',
    proof: true,
    reply: messageReply,
  }),
  adjust: call({
    method: 'POST',
    path: '/debitorcredit/{userId}',
    access: 'admin',
    money: true,
    proof: true,
    body: adjustmentRules,
    reply: userReply,
  }),
} as const;
