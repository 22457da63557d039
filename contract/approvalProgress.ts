import { array, boolean, type InferType, number, object, string } from 'yup';
import { person } from './reviewRecord.ts';

/** `mine`: the caller approved it. `payableFrom` is set once the approvals are complete. */
export const approvalProgress = object({
  needed: number().defined(),
  have: number().defined(),
  payableFrom: string().nullable().defined(),
  separatePayer: boolean().defined(),
  mine: boolean().defined(),
  approvals: array(
    object({ by: person, at: string().defined(), note: string().nullable().defined() }),
  ).defined(),
});

export type ApprovalProgress = InferType<typeof approvalProgress>;
