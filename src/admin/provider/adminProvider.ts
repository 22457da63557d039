import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, HttpError } from 'react-admin';
import { host } from '#src/shared/api/host.ts';
import { type Commands, commands } from './commands.ts';
import { openCursors } from './cursors.ts';
import { clientOf } from './httpClient.ts';
import { listPage } from './listPages.ts';
import { sourcesOf } from './resources.ts';

/** react-admin's data provider with the commands of the back-office. */
export type AdminProvider = DataProvider & Commands;

const notOffered = (resource: string): never => {
  throw new HttpError(`The back-office offers no such call for ${resource}.`, 405);
};

const sourceOf = (resource: string, kind: 'list' | 'one') =>
  sourcesOf(resource)[kind] ?? notOffered(resource);

/**
 * Reads through ra-data-simple-rest and writes through commands alone: what staff change is never a
 * record that react-admin may send back, undo or show as done before the server said so.
 */
export function openAdminProvider(): AdminProvider {
  const cursors = openCursors();
  const writing = async (resource: string) => notOffered(resource);
  return {
    ...commands,
    getList: async (resource, params) =>
      listPage({ list: sourceOf(resource, 'list'), name: resource }, cursors, params),
    getManyReference: async (resource, { target, id, ...params }) => {
      const name = `${resource} of ${id}`;
      const { of } = sourcesOf(resource);
      if (of) return listPage({ list: of, name, path: { id: String(id) } }, cursors, params);
      const filter = { ...params.filter, [target]: id };
      const list = sourceOf(resource, 'list');
      return listPage({ list, name }, cursors, { ...params, filter });
    },
    getMany: async (resource, params) =>
      simpleRestProvider(host, clientOf(sourceOf(resource, 'list'), {})).getMany(resource, params),
    getOne: async (resource, params) => {
      const client = clientOf(sourceOf(resource, 'one'), { params: { id: String(params.id) } });
      return simpleRestProvider(host, client).getOne(resource, params);
    },
    create: writing,
    update: writing,
    updateMany: writing,
    delete: writing,
    deleteMany: writing,
  };
}
