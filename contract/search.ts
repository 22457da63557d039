import { array, type InferType, object, string } from 'yup';
import { call } from './call.ts';
import { coin } from './coin.ts';
import { depositStatuses } from './depositEvidence.ts';
import { person } from './reviewRecord.ts';
import { withdrawalStatuses } from './withdrawalHistory.ts';

const foundUser = object({
  _id: string().defined(),
  fullName: string().defined(),
  userName: string().defined(),
  email: string().defined(),
});

const foundItem = {
  _id: string().defined(),
  user: person,
  amount: string().defined(),
  coin: coin().defined(),
  /** When it was submitted or requested. */
  at: string().defined(),
};

/** The first of each, newest first; dollars as text. */
export const foundRecord = object({
  users: array(foundUser).defined(),
  deposits: array(
    object({ ...foundItem, status: string().oneOf(depositStatuses).defined() }),
  ).defined(),
  withdrawals: array(
    object({ ...foundItem, status: string().oneOf(withdrawalStatuses).defined() }),
  ).defined(),
});

export type Found = InferType<typeof foundRecord>;

export const search = {
  find: call({
    method: 'GET',
    path: '/search',
    access: 'admin',
    duty: 'any',
    query: object({ q: string().trim().min(2).max(100).required() }),
    reply: object({ data: foundRecord }),
  }),
} as const;
