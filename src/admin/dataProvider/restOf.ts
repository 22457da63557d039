import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, HttpError } from 'react-admin';
import type { Call } from '#contract/call.ts';
import { listHeaders } from '#contract/list.ts';
import { ApiError, NetworkError } from '#src/shared/api/apiError.ts';
import { host } from '#src/shared/api/host.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { bodyOf, exchange } from '#src/shared/api/send.ts';
import { pageOf } from '#src/shared/api/sendList.ts';

interface ReadOptions {
  background?: boolean;
  /** The cursor of the page to read. */
  after?: string | undefined;
}

/**
 * ra-data-simple-rest for one call of the contract. Its address is fetched with token, password
 * prompt and cursor. A list answers `{ data, total, totalCapped, nextCursor }` as its data.
 * Errors: HttpError with the server's message; its body is the ApiError or NetworkError.
 */
export const restOf = (call: Call, { background = false, after }: ReadOptions = {}): DataProvider =>
  simpleRestProvider(host, async (url: string) => {
    const address = after ? `${url}&after=${encodeURIComponent(after)}` : url;
    try {
      const response = await exchange(call, { address, background });
      const reply = (await bodyOf(call, response)) as { data: unknown };
      const { status } = response;
      if (!Array.isArray(reply.data)) {
        return { status, headers: response.headers, body: '', json: reply };
      }
      const page = pageOf(response, reply.data);
      const headers = new Headers({ [listHeaders.range]: `items */${page.total}` });
      return { status, headers, body: '', json: page };
    } catch (error) {
      throw asHttpError(error);
    }
  });

function asHttpError(error: unknown): unknown {
  if (error instanceof ApiError) return new HttpError(messageOf(error), error.status, error);
  return error instanceof NetworkError ? new HttpError(error.message, 0, error) : error;
}
