import { array, object, string } from 'yup';

/** requested → approved, declined, cancelled; approved → paid, declined (S-262). */
export const withdrawalStatuses = [
  'requested',
  'approved',
  'paid',
  'declined',
  'cancelled',
] as const;

/** Its events: each status, and its reversal. */
export const withdrawalSteps = [...withdrawalStatuses, 'reversed'] as const;

const waits = ['approval', 'second-approval', 'wait', 'payment'] as const;

export type WaitsFor = (typeof waits)[number];

/**
 * The history of a withdrawal. `rate` is the dollars that one coin was counted at, once it is paid;
 * `reviewBy` is when staff decide at the latest, while it is requested; `payBy` when they pay, once it is
 * approved and withdrawals are not paused.
 */
export const withdrawalHistory = object({
  timeline: array(
    object({
      at: string().defined(),
      event: string<(typeof withdrawalSteps)[number]>().oneOf(withdrawalSteps).defined(),
    }),
  ).defined(),
  rate: string().nullable().defined(),
  reviewBy: string().nullable().defined(),
  payBy: string().nullable().defined(),
  /** The next step while it is open; `payableFrom` is the end of a wait. */
  waitsFor: string<WaitsFor>().oneOf(waits).nullable().defined(),
  payableFrom: string().nullable().defined(),
});
