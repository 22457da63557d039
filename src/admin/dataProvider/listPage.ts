import type { GetListParams, GetListResult } from 'react-admin';
import { listRowsMax } from '#contract/sizes.ts';
import type { Source } from '#src/admin/provider/resources.ts';
import { pathOf } from '#src/shared/api/request.ts';
import type { ListPage } from '#src/shared/api/sendList.ts';
import type { Cursors } from './cursors.ts';
import { fromTheEnd } from './lastPage.ts';
import { restOf } from './restOf.ts';
import { reversed } from './reversed.ts';

const emptyPage: GetListResult = {
  data: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
};

interface List {
  source: Source;
  /** The name that its cursors are stored under. */
  name: string;
  /** Values of the call's path. */
  path?: Record<string, string>;
}

/**
 * Reads one page by simple-rest: by cursor where the page before is known, else by offset. A total
 * that was not counted to its end stays undefined. The last pages of such a list are the first ones
 * of the reversed order.
 */
export async function listPage(
  list: List,
  cursors: Cursors,
  params: GetListParams,
): Promise<GetListResult> {
  const { page = 1, perPage = 25 } = params.pagination ?? {};
  const pageFromEnd = fromTheEnd(page);
  if (pageFromEnd === undefined) return pageAt(list, cursors, params);
  const sort = reversed(params.sort);
  const pagination = { page: pageFromEnd, perPage };
  const result = await pageAt(list, cursors, { ...params, sort, pagination });
  const { hasNextPage: hasPreviousPage = false } = result.pageInfo ?? {};
  return {
    ...result,
    data: result.data.toReversed(),
    pageInfo: { hasPreviousPage, hasNextPage: pageFromEnd > 1 },
  };
}

async function pageAt(
  { source, name, path = {} }: List,
  cursors: Cursors,
  params: GetListParams,
): Promise<GetListResult> {
  const { page = 1, perPage = 25 } = params.pagination ?? {};
  const query = JSON.stringify([params.sort, params.filter, perPage]);
  const after = cursors.of({ name, query, page });
  // The server refuses larger offsets; react-admin goes from an empty page to the first one.
  if (!after && page * perPage > listRowsMax) return emptyPage;
  const rest = restOf(source.call, { background: params.meta?.background === true, after });
  // With a cursor the range is only the size of the page.
  const pagination = { page: after ? 1 : page, perPage };
  const reply = await rest.getList(pathOf(source.call, path), { ...params, pagination });
  const { data, total, totalCapped, nextCursor } = reply.data as unknown as ListPage<unknown>;
  // The next page follows the rows that are shown, not those read beside them.
  if (params.meta?.aside !== true) cursors.note({ name, query, page: page + 1 }, nextCursor);
  return {
    data: source.toRecords({ data }) as GetListResult['data'],
    ...(totalCapped ? {} : { total }),
    pageInfo: { hasNextPage: nextCursor !== undefined, hasPreviousPage: page > 1 },
    meta: { totalCapped: totalCapped ? total : undefined },
  };
}
