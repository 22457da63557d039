import type { Plugin } from 'vite';

const adapter = /ra-core\/dist\/routing\/adapters\/reactRouterProvider\.js$/;
const imported = 'createHashRouter, RouterProvider as ReactRouterProvider, ';
const absent = `
const createHashRouter = () => {
  throw new Error('The back-office runs inside the router of the app.');
};
const ReactRouterProvider = () => null;
`;

/**
 * react-admin can make a router of its own where there is none. Ours is always there, and those two
 * imports would put react-router's data routers, 15 kB, into what every visitor of /login fetches.
 */
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
