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

/**
 * The approvals of a subject. `contentText` is what they are about, of a deposit with the amount that
 * was asked, and `content` its SHA-256 in hex, which each approval stores. `waitHours` follow the last
 * approval; `whyNot` is the reason for which the caller cannot approve it now.
 */
export const approvalDetail = approvalProgress.concat(
  object({
    contentText: string().defined(),
    content: string().defined(),
    waitHours: number().defined(),
    whyNot: string().nullable().defined(),
  }),
);

export type ApprovalProgress = InferType<typeof approvalProgress>;
