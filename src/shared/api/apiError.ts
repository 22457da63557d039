import type { ErrorBody, ErrorCode } from '#contract/error.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** An error response. Its messages are undefined if the body had none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The body's two fields. Our server sends the same text in both. */
  readonly messages: { message: string | undefined; error: string | undefined };
  readonly code: ErrorCode | undefined;
  readonly requestId: string | undefined;
  readonly fields: ErrorBody['fields'];
  readonly state: ErrorBody['state'];
  readonly methods: ErrorBody['methods'];
  readonly secondFactor: ErrorBody['secondFactor'];

  constructor(status: number, body: Partial<ErrorBody>) {
    const messages = { message: textOf(body.message), error: textOf(body.error) };
    super(messages.message ?? messages.error ?? `The server answered ${status}.`);
    this.status = status;
    this.messages = messages;
    this.code = body.code;
    this.requestId = body.requestId;
    this.fields = body.fields;
    this.state = body.state;
    this.methods = body.methods;
    this.secondFactor = body.secondFactor;
  }
}

/** No response: offline, blocked, or the server is down. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('No answer from the server. Check your connection and try again.', { cause });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads an error response. A body that is not ours, such as a proxy's page, has no messages. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  return new ApiError(response.status, isObject(body) ? (body as Partial<ErrorBody>) : {});
}
