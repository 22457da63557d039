import type { Problem, ProblemCode } from '#contract/problem.ts';

/** The server answered no; `sentence` is what it said, undefined when it said nothing (S-094). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly sentence: string | undefined;
  readonly code: ProblemCode | undefined;
  readonly requestId: string | undefined;
  readonly fields: Problem['fields'];
  readonly state: Problem['state'];

  constructor(status: number, problem: Partial<Problem>) {
    const sentence = problem.error ?? problem.message;
    super(sentence ?? `The server answered ${status}.`);
    this.status = status;
    this.sentence = sentence;
    this.code = problem.code;
    this.requestId = problem.requestId;
    this.fields = problem.fields;
    this.state = problem.state;
  }
}

/** No answer came at all: offline, blocked, or the server is gone (S-095). */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';

  constructor(cause: unknown) {
    super('No answer from the server. Check your connection and try again.', { cause });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads a refusal; an answer that is not ours (a proxy's page) has no sentence to show. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => undefined);
  return new Refusal(response.status, isObject(body) ? (body as Partial<Problem>) : {});
}
