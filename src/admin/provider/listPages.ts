import simpleRestProvider from 'ra-data-simple-rest';
import type { GetListParams, GetListResult, SortPayload } from 'react-admin';
import { listHeaders } from '#contract/list.ts';
import { listRowsMax } from '#contract/sizes.ts';
import { host } from '#src/shared/api/host.ts';
import type { Cursors } from './cursors.ts';
import { clientOf } from './httpClient.ts';
import { fromTheEnd } from './lastPage.ts';
import type { Source } from './resources.ts';

const nothing: GetListResult = {
  data: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
};

/** A list to read: its call, the name that its cursors are kept under, values of its path. */
interface Listed {
  list: Source;
  name: string;
  path?: Record<string, string>;
}

/**
 * Reads one page by simple-rest: by cursor where the page before is known, else by offset. Total
 * and neighbours come from the headers; a total that was not counted to its end stays unknown. The
 * last pages of such a list are the first ones of the reversed order (DESIGN 6.6).
 */
export async function listPage(
  listed: Listed,
  cursors: Cursors,
  params: GetListParams,
): Promise<GetListResult> {
  const { page = 1, perPage = 25 } = params.pagination ?? {};
  const back = fromTheEnd(page);
  if (back === undefined) return pageAt(listed, cursors, params, page);
  const sort = reversed(params.sort);
  const pagination = { page: back, perPage };
  const found = await pageAt(listed, cursors, { ...params, sort, pagination }, back);
  const { hasNextPage: hasPreviousPage = false } = found.pageInfo ?? {};
  return {
    ...found,
    data: found.data.toReversed(),
    pageInfo: { hasPreviousPage, hasNextPage: back > 1 },
  };
}

async function pageAt(
  { list: source, name, path }: Listed,
  cursors: Cursors,
  params: GetListParams,
  page: number,
): Promise<GetListResult> {
  const { perPage = 25 } = params.pagination ?? {};
  const list = JSON.stringify([params.sort, params.filter, perPage]);
  const after = cursors.of(name, list, page);
  // Offsets end here; react-admin answers an empty page by going back to the first.
  if (!after && page * perPage > listRowsMax) return nothing;
  let headers = new Headers();
  const options = {
    background: params.meta?.background === true,
    query: after ? { after } : {},
    ...(path && { params: path }),
  };
  const client = clientOf(source, options, (seen) => {
    headers = seen;
  });
  // Behind a cursor the range only tells the size of the page.
  const asked = after ? { ...params, pagination: { page: 1, perPage } } : params;
  const { data, total } = await simpleRestProvider(host, client).getList(name, asked);
  const next = headers.get(listHeaders.nextCursor);
  cursors.note(name, list, page + 1, next);
  const capped = headers.get(listHeaders.totalCapped);
  return {
    data,
    ...(capped === null && total !== undefined ? { total } : {}),
    pageInfo: { hasNextPage: next !== null, hasPreviousPage: page > 1 },
    meta: { totalCapped: capped === null ? undefined : Number(capped) },
  };
}

const reversed = (sort?: SortPayload): SortPayload => ({
  field: sort?.field ?? 'id',
  order: sort?.order === 'ASC' ? 'DESC' : 'ASC',
});
