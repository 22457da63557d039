import type { Call, ReplyOf } from '#contract/call.ts';
import { listHeaders } from '#contract/list.ts';
import type { AnyOptions, SendArguments } from './options.ts';
import { bodyOf, exchange } from './send.ts';

type ListRow<C extends Call> = ReplyOf<C> extends { data: (infer Row)[] } ? Row : never;

export interface ListPage<Row> {
  data: Row[];
  /** Rows in all, up to the server's counting limit. */
  total: number;
  /** True if there are more than `total` rows. */
  totalCapped: boolean;
  /** `query.after` of the next page; undefined on the last page. */
  nextCursor: string | undefined;
}

/** The page of a list in a response: its rows, with the counts of its headers. */
export function pageOf<Row>({ headers }: Pick<Response, 'headers'>, data: Row[]): ListPage<Row> {
  const counted = Number(headers.get(listHeaders.range)?.split('/')[1]);
  const capped = headers.get(listHeaders.totalCapped);
  return {
    data,
    total: capped ? Number(capped) : Number.isFinite(counted) ? counted : data.length,
    totalCapped: capped !== null,
    nextCursor: headers.get(listHeaders.nextCursor) ?? undefined,
  };
}

/** Sends a list call. Errors: as `send`. */
export async function sendList<C extends Call>(
  call: C,
  ...[options]: SendArguments<C>
): Promise<ListPage<ListRow<C>>> {
  const response = await exchange(call, options as AnyOptions | undefined);
  const { data } = (await bodyOf(call, response)) as { data: ListRow<C>[] };
  return pageOf(response, data);
}
