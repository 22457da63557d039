import type { Plugin } from 'vite';

const adapter = /ra-core\/dist\/routing\/adapters\/reactRouterProvider\.js$/;
const imported = 'createHashRouter, RouterProvider as ReactRouterProvider, ';
const absent = `
const createHashRouter = () => {
  throw new Error('The back-office runs inside the router of the app.');
};
const ReactRouterProvider = () => null;
`;

/** react-admin could make a router; those two imports would add 15 kB to every visit of /login. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: adapter },
      handler(code) {
        if (!code.includes(imported)) throw new Error("react-admin's router adapter has changed.");
        return { code: code.replace(imported, '') + absent, map: null };
      },
    },
  };
}
