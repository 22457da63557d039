import { approvalSteps, type Rule } from './approvalSteps.ts';
import { approvalKinds, resetWaitHoursMin } from './approvals.ts';

/** The rules of a new installation. */
export const firstRules: readonly Rule[] = approvalKinds.map((kind) => ({
  ...{ kind, from: '0.00', approvals: kind === 'alarm' ? 2 : 1, separatePayer: false },
  waitHours: kind === 'reset' ? resetWaitHoursMin : 0,
}));

/**
 * Whether one person suffices; who pays a withdrawal counts, and who changes the rules too. The rule
 * of unseen deposits only adds to that of deposits.
 */
const needsOne = ({ kind, approvals, separatePayer }: Rule) =>
  kind !== 'deposit-unseen' && approvals === 1 && !separatePayer;

/** The start of the sentence where one person suffices. */
export const onePerson = 'One person can move money here.';

/** How many people the rules in force ask for, for readers of the public site. */
export function approvalSentence(rules: readonly Rule[]): string {
  const head = rules.some(needsOne)
    ? onePerson
    : 'By these rules no one person alone can move money here.';
  const namesOf = new Map<string, string[]>();
  for (const [name, steps] of approvalSteps(rules, inWords)) {
    namesOf.set(steps, [...(namesOf.get(steps) ?? []), name]);
  }
  const parts = [...namesOf].map(([steps, names]) => `${capital(listed(names))} need ${steps}.`);
  return [head, ...parts].join(' ');
}

const words = ['no', 'one', 'two', 'three', 'four', 'five'];

const inWords = (approvals: number): string =>
  `${words[approvals] ?? approvals} ${approvals === 1 ? 'approval' : 'approvals'}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (names: readonly string[]): string =>
  names.join(', ').replace(/, ([^,]+)$/, ' and $1');
