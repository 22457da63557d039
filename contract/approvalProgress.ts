import { array, boolean, type InferType, number, object, string } from 'yup';
import { person } from './reviewRecord.ts';

/** Open, by active staff. */
export const objection = object({
  by: person,
  at: string().defined(),
  reason: string().defined(),
  /** By the caller; no other person can lift it. */
  mine: boolean().defined(),
});

/** `mine`: the caller approved it. `payableFrom` is set once the approvals are complete. */
export const approvalProgress = object({
  needed: number().defined(),
  have: number().defined(),
  payableFrom: string().nullable().defined(),
  separatePayer: boolean().defined(),
  mine: boolean().defined(),
  objections: array(objection).defined(),
  approvals: array(
    object({ by: person, at: string().defined(), note: string().nullable().defined() }),
  ).defined(),
});

export type ApprovalProgress = InferType<typeof approvalProgress>;
