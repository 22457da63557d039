import type { Problem, ProblemCode } from '#contract/error.ts';

/** A request that is refused, with the one sentence that says why (DESIGN section 2). */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly facts: Pick<Problem, 'fields' | 'state'> & { retryAfterS?: number };

  constructor(code: ProblemCode, sentence: string, facts: Refusal['facts'] = {}) {
    super(sentence);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
  }
}
