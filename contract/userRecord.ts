import { boolean, type InferType, number, object, string } from 'yup';
import { dollarsFrom } from './money.ts';

/** Only an active account can sign in; a closed one stays closed. */
export const userStatuses = ['active', 'suspended', 'closed'] as const;

/** Dollars: `acctBalance` can be withdrawn, `balance` includes held amounts. */
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
  pendingEmail: string().nullable().defined(),
  status: string().oneOf(userStatuses).defined(),
  date: string().defined(),
  depositDate: string().nullable().defined(),
  createdAt: string().defined(),
});

export type User = InferType<typeof userRecord>;

export function balancesOf({ acctBalance, balance }: Pick<User, 'acctBalance' | 'balance'>) {
  const [availableCents, balanceCents] = [dollarsFrom(acctBalance), dollarsFrom(balance)];
  return { availableCents, balanceCents, heldCents: balanceCents - availableCents };
}
