import { boolean, object, string } from 'yup';

/** One session, without its token; `current` is the one that asks. */
export const sessionRecord = object({
  _id: string().defined(),
  createdAt: string().defined(),
  lastSeenAt: string().defined(),
  current: boolean().defined(),
});
