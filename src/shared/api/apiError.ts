import type { ErrorBody, ErrorCode } from '#contract/error.ts';

const sentence = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The server answered no. What it said of that is undefined when it said nothing (S-094). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The answer's two sentences; ours are always the same one (S-361). */
  readonly messages: { message: string | undefined; error: string | undefined };
  readonly code: ErrorCode | undefined;
  readonly requestId: string | undefined;
  readonly fields: ErrorBody['fields'];
  readonly state: ErrorBody['state'];

  constructor(status: number, problem: Partial<ErrorBody>) {
    const said = { message: sentence(problem.message), error: sentence(problem.error) };
    super(said.message ?? said.error ?? `The server answered ${status}.`);
    this.status = status;
    this.messages = said;
    this.code = problem.code;
    this.requestId = problem.requestId;
    this.fields = problem.fields;
    this.state = problem.state;
  }
}

/** No answer came at all: offline, blocked, or the server is gone (S-095). */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('No answer from the server. Check your connection and try again.', { cause });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads a refusal; an answer that is not ours (a proxy's page) has no sentence to show. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  return new ApiError(response.status, isObject(body) ? (body as Partial<ErrorBody>) : {});
}
