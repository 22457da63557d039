import { type DataProvider, HttpError } from 'react-admin';
import { type Source, sourcesOf } from '#src/admin/provider/resources.ts';
import { pathOf } from '#src/shared/api/request.ts';
import { openCursors } from './cursors.ts';
import { listPage } from './listPage.ts';
import { restOf } from './restOf.ts';

const notOffered = (resource: string): never => {
  throw new HttpError(`The back-office offers no such call for ${resource}.`, 405);
};

const sourceOf = (resource: string, kind: 'list' | 'one'): Source =>
  sourcesOf(resource)[kind] ?? notOffered(resource);

/**
 * react-admin's data provider. It only reads: staff change data by commands, so that react-admin
 * never sends a record back, undoes a change or shows one before the server has confirmed it.
 */
export function openAdminProvider(): DataProvider {
  const cursors = openCursors();
  const write = async (resource: string) => notOffered(resource);
  return {
    getList: async (resource, params) =>
      listPage({ source: sourceOf(resource, 'list'), name: resource }, cursors, params),
    getManyReference: async (resource, { target, id, ...params }) => {
      const name = `${resource} of ${id}`;
      const { ofRecord } = sourcesOf(resource);
      if (ofRecord) {
        return listPage({ source: ofRecord, name, path: { id: String(id) } }, cursors, params);
      }
      const filter = { ...params.filter, [target]: id };
      return listPage({ source: sourceOf(resource, 'list'), name }, cursors, { ...params, filter });
    },
    getMany: async (resource, params) => {
      const { call, toRecords } = sourceOf(resource, 'list');
      const background = params.meta?.background === true;
      const { data } = await restOf(call, { background }).getMany(pathOf(call), params);
      return { data: toRecords(data as unknown as { data: unknown }) as never[] };
    },
    getOne: async (resource, params) => {
      const { call, toRecords } = sourceOf(resource, 'one');
      const background = params.meta?.background === true;
      const { data } = await restOf(call, { background }).getOne(
        pathOf(call).replace(/\/[^/]*$/, ''),
        params,
      );
      return { data: toRecords(data as unknown as { data: unknown }) as never };
    },
    create: write,
    update: write,
    updateMany: write,
    delete: write,
    deleteMany: write,
  };
}
