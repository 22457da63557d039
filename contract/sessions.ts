import { boolean, object, string } from 'yup';

export const sessionRecord = object({
  _id: string().defined(),
  createdAt: string().defined(),
  lastSeenAt: string().defined(),
  current: boolean().defined(),
});
