import fc from 'fast-check';
import { type Duty, duties } from '#contract/duties.ts';

const verbs = {
  deposit: 4,
  confirm: 9,
  withdraw: 5,
  approve: 9,
  pay: 9,
  propose: 4,
  approveProposal: 5,
  object: 3,
  lift: 3,
  suspend: 1,
  unsuspend: 2,
  setDuties: 2,
  setRule: 2,
  wait: 4,
} as const;

export type Verb = keyof typeof verbs;

/** One operation as it is drawn; numbers choose among what is there. */
export interface Draft {
  verb: Verb;
  staff: number;
  other: number;
  back: number;
  dollars: number;
  count: number;
  flag: boolean;
  held: Duty[];
}

/** Two to five staff with their duties; the first has all. */
export interface Run {
  staff: Duty[][];
  drafts: Draft[];
}

const held = fc.subarray([...duties], { minLength: 1 });

const draft: fc.Arbitrary<Draft> = fc.record({
  verb: fc.oneof(
    ...Object.entries(verbs).map(([verb, weight]) => ({
      arbitrary: fc.constant(verb as Verb),
      weight,
    })),
  ),
  staff: fc.nat({ max: 4 }),
  other: fc.nat({ max: 4 }),
  back: fc.nat({ max: 2 }),
  dollars: fc.integer({ min: 10, max: 200 }),
  count: fc.nat({ max: 3 }),
  flag: fc.boolean(),
  held,
});

const draftsLeast = 60;
const draftsMost = 140;

export const runs: fc.Arbitrary<Run> = fc.record({
  staff: fc.array(held, { minLength: 1, maxLength: 4 }).map((others) => [[...duties], ...others]),
  drafts: fc.array(draft, { minLength: draftsLeast, maxLength: draftsMost, size: 'max' }),
});
