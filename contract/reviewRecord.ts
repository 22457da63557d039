import { boolean, type InferType, object, string } from 'yup';
import { coin } from './coin.ts';
import { dollarsFilter, idFilter, momentFilter } from './list.ts';

export const reviewRecord = object({
  _id: string().defined(),
  fullName: string().defined(),
  until: string().defined(),
});

/** A user by name. */
export const person = object({ _id: string().defined(), fullName: string().defined() });

/** A user by more than the name that this person chose; `createdAt` is that of the account. */
export const knownPerson = person.concat(
  object({
    userName: string().defined(),
    isVerified: boolean().defined(),
    createdAt: string().defined(),
  }),
);

export type Review = InferType<typeof reviewRecord>;

/**
 * `q` is a reference or its start, the start of a transaction id, of a word of a name, a user name or
 * an email address, a whole address or an exact amount.
 */
export const reviewFilters = <Status extends string>(statuses: readonly Status[]) => ({
  id: idFilter(),
  q: string().trim().max(100),
  status: string<Status>().oneOf(statuses),
  coin: coin(),
  userId: string().uuid(),
  from: momentFilter(),
  to: momentFilter(),
  amountFrom: dollarsFilter(),
  amountTo: dollarsFilter(),
});
