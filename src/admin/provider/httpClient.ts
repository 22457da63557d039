import { HttpError } from 'react-admin';
import { listHeaders } from '#contract/list.ts';
import { ApiError, NetworkError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import type { AnyOptions } from '#src/shared/api/options.ts';
import { bodyOf, exchange } from '#src/shared/api/send.ts';
import type { Source } from './resources.ts';

/** What simple-rest wants of a client; only headers and json are read. */
interface RestAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/**
 * The HTTP client of simple-rest for one request: it takes the query from simple-rest's address and
 * makes the contract's call with token, session end and password proof as everywhere else.
 * Throws HttpError with the server's sentence, and the refusal itself as its body.
 */
export function clientOf({ row, read }: Source, options: AnyOptions, seen?: (to: Headers) => void) {
  return async (address: string): Promise<RestAnswer> => {
    const query = row.query
      ? { ...Object.fromEntries(new URLSearchParams(address.split('?')[1])), ...options.query }
      : {};
    try {
      const response = await exchange(row, { ...options, query });
      const json = read((await bodyOf(row, response)) as { data: unknown });
      const headers = withTotal(response.headers, json);
      seen?.(headers);
      return { status: response.status, headers, body: '', json };
    } catch (failure) {
      throw asHttpError(failure);
    }
  };
}

/** A list that always comes whole (wallets) names no total: it is what came. */
function withTotal(from: Headers, json: unknown): Headers {
  const headers = new Headers(from);
  if (Array.isArray(json) && !headers.has(listHeaders.range)) {
    headers.set(listHeaders.range, `items */${json.length}`);
  }
  return headers;
}

function asHttpError(failure: unknown): unknown {
  if (failure instanceof ApiError) {
    return new HttpError(messageOf(failure), failure.status, failure);
  }
  return failure instanceof NetworkError ? new HttpError(failure.message, 0, failure) : failure;
}
