import type { Call, ReplyOf } from '#contract/call.ts';
import { listHeaders } from '#contract/list.ts';
import type { AnyOptions, SendArguments } from './options.ts';
import { bodyOf, exchange } from './send.ts';

/** A row of the contract that answers a list. */
type ListRow<C extends Call> = ReplyOf<C> extends { data: (infer Row)[] } ? Row : never;

/** One page of a list. */
export interface ListPage<Row> {
  data: Row[];
  /** Rows in all, as far as they were counted. */
  total: number;
  /** True when counting stopped and there are more than `total`. */
  totalCapped: boolean;
  /** Pass as `query.after` for the page behind this one; undefined on the last page. */
  nextCursor: string | undefined;
}

/** The page of a list in a response: its rows, with what its headers report. */
export function pageOf<Row>({ headers }: Response, data: Row[]): ListPage<Row> {
  const counted = Number(headers.get(listHeaders.range)?.split('/')[1]);
  const capped = headers.get(listHeaders.totalCapped);
  return {
    data,
    total: capped ? Number(capped) : Number.isFinite(counted) ? counted : data.length,
    totalCapped: capped !== null,
    nextCursor: headers.get(listHeaders.nextCursor) ?? undefined,
  };
}

/** Makes a list call; throws as `send` does. */
export async function sendList<C extends Call>(
  row: C,
  ...[options]: SendArguments<C>
): Promise<ListPage<ListRow<C>>> {
  const response = await exchange(row, options as AnyOptions | undefined);
  const { data } = (await bodyOf(row, response)) as { data: ListRow<C>[] };
  return pageOf(response, data);
}
