import { boolean, object, string } from 'yup';

/**
 * An address before it is used: whether it is one of the coin, one of our deposit addresses, and
 * one that the caller was paid at before. `problem` is why a withdrawal to it would be refused.
 */
export const addressRecord = object({
  valid: boolean().defined(),
  problem: string().nullable().defined(),
  ours: boolean().defined(),
  usedBefore: boolean().defined(),
});
