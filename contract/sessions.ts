import { boolean, type InferType, object, string } from 'yup';

/** A browser and its system, such as 'Chrome on Windows'; null if neither is known. */
const device = string().nullable().defined();

export const sessionRecord = object({
  _id: string().defined(),
  createdAt: string().defined(),
  lastSeenAt: string().defined(),
  current: boolean().defined(),
  device,
});

/** An attempt to sign in to the account; a failed one may be a stranger's. */
export const signInRecord = object({
  at: string().defined(),
  device,
  outcome: string<'ok' | 'failed'>().oneOf(['ok', 'failed']).defined(),
});

export type SignInAttempt = InferType<typeof signInRecord>;
