import type { Plugin } from 'vite';

const adapter = /ra-core\/dist\/routing\/adapters\/reactRouterProvider\.js$/;
const imported = 'createHashRouter, RouterProvider as ReactRouterProvider, ';
const absent = `
const createHashRouter = () => {
  throw new Error('The back-office runs inside the router of the app.');
};
const ReactRouterProvider = () => null;
`;

const exporter = /ra-core\/dist\/export\/defaultExporter\.js$/;
const noExporter = `export const defaultExporter = () => {
  throw new Error('The server writes exports.');
};
`;

/**
 * Leaves out what react-admin brings and the back-office does not use: a second router, which
 * would add 15 kB to every visit of /login, and the CSV writer of its default exporter.
 */
export function leanAdmin(): Plugin {
  return {
    name: 'lean-admin',
    apply: 'build',
    transform: {
      filter: { id: [adapter, exporter] },
      handler(code, id) {
        const [part, replaced] = exporter.test(id)
          ? ['jsonexport', noExporter]
          : [imported, code.replace(imported, '') + absent];
        if (!code.includes(part)) throw new Error(`react-admin's ${id} has changed.`);
        return { code: replaced, map: null };
      },
    },
  };
}
