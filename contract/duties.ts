/** Powers of staff. All staff can read; a call that changes something names a duty. */
export const duties = ['review', 'approve', 'pay', 'keys', 'people', 'audit'] as const;

export type Duty = (typeof duties)[number];

/** One of several duties suffices; `any` is for all staff. */
export type RequiredDuty = 'any' | Duty | readonly Duty[];

/** Whether a member of staff with these duties may do what requires `duty`. */
export function suffices(held: readonly Duty[], duty: RequiredDuty): boolean {
  if (duty === 'any') return true;
  return typeof duty === 'string' ? held.includes(duty) : duty.some((each) => held.includes(each));
}

const names: Record<Duty, string> = {
  review: 'Review',
  approve: 'Approve',
  pay: 'Pay',
  keys: 'Keys',
  people: 'People',
  audit: 'Audit',
};

/** As screens, mails and messages name them. */
export const dutyNames = (list: readonly Duty[]): string =>
  list.map((duty) => names[duty]).join(', ');

/** The duties of a comma-separated text. */
export const parseDuties = (list: string): Duty[] =>
  duties.filter((duty) => list.split(',').some((word) => word.trim() === duty));
