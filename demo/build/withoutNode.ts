import type { Plugin } from 'vite';

const nothing = '\0nothing-of-node';

/** PGlite asks for a module of Node only where Node runs it; a browser never comes there. */
export function withoutNode(): Plugin {
  return {
    name: 'without-node',
    enforce: 'pre',
    resolveId: { filter: { id: /^node:/ }, handler: () => nothing },
    load: { filter: { id: new RegExp(`^${nothing}$`) }, handler: () => 'export {};' },
  };
}
