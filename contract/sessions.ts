import { boolean, object, string } from 'yup';

/** A session without its token; `current` is the caller's. */
export const sessionRecord = object({
  _id: string().defined(),
  createdAt: string().defined(),
  lastSeenAt: string().defined(),
  current: boolean().defined(),
});
