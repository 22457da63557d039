import simpleRestProvider from 'ra-data-simple-rest';
import type { GetListParams, GetListResult } from 'react-admin';
import { listRowsMax } from '#contract/limits.ts';
import { listHeaders } from '#contract/list.ts';
import { host } from '#src/shared/api/host.ts';
import type { Cursors } from './cursors.ts';
import { clientOf } from './httpClient.ts';
import type { Source } from './resources.ts';

const nothing: GetListResult = {
  data: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
};

/**
 * Reads one page by simple-rest: by cursor where the page before is known, else by offset. Total
 * and neighbours come from the headers; a total that was not counted to its end stays unknown.
 */
export async function listPage(
  { list: source, resource }: { list: Source; resource: string },
  cursors: Cursors,
  params: GetListParams,
): Promise<GetListResult> {
  const { page = 1, perPage = 25 } = params.pagination ?? {};
  const list = JSON.stringify([params.sort, params.filter, perPage]);
  const after = cursors.of(resource, list, page);
  // Offsets end here; react-admin answers an empty page by going back to the first.
  if (!after && page * perPage > listRowsMax) return nothing;
  let headers = new Headers();
  const client = clientOf(
    source,
    { background: params.meta?.background === true, query: after ? { after } : {} },
    (seen) => {
      headers = seen;
    },
  );
  // Behind a cursor the range only tells the size of the page.
  const asked = after ? { ...params, pagination: { page: 1, perPage } } : params;
  const { data, total } = await simpleRestProvider(host, client).getList(resource, asked);
  const next = headers.get(listHeaders.nextCursor);
  cursors.note(resource, list, page + 1, next);
  const capped = headers.get(listHeaders.totalCapped);
  return {
    data,
    ...(capped === null && total !== undefined ? { total } : {}),
    pageInfo: { hasNextPage: next !== null, hasPreviousPage: page > 1 },
    meta: { totalCapped: capped === null ? undefined : Number(capped) },
  };
}
