import type { Plugin } from 'vite';
import { joinParts } from './joinParts.ts';
import { lazyParts } from './lazyParts.ts';

/** How much code a page may load in vain to ask for one script less; a fifth of it travels. */
const requestBytes = 3000;

// What every page needs: packages, which a release seldom changes, and our own code.
const first = [
  { name: 'packages', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'app', tags: ['$initial' as const] },
];

/**
 * Divides the app's scripts into few files. The app is bundled twice: first to learn which lazy
 * import needs which module, then for visitors (decision 18).
 */
export function fewLargeChunks(): Plugin {
  let shared: { name: string; test: (module: string) => boolean }[] = [];
  return {
    name: 'few-large-chunks',
    apply: 'build',
    // Vite makes its plugins once for each bundle; this one hands over from one to the next.
    sharedDuringBuild: true,
    config: ({ environments }) => ({
      environments: {
        parts: {
          consumer: 'client',
          build: {
            write: false,
            minify: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: environments?.client?.build?.rolldownOptions?.input ?? {},
              // One chunk for each set of lazy imports, however small.
              experimental: { chunkOptimization: false },
            },
          },
        },
      },
    }),
    buildApp: {
      order: 'pre',
      async handler({ environments, build }) {
        const built = environments.parts && (await build(environments.parts));
        if (!built || !('output' in built)) throw new Error('The app was not divided into parts.');
        const chunks = built.output.filter((file) => file.type === 'chunk');
        shared = joinParts(lazyParts(chunks), requestBytes).map((parts) => {
          const modules = new Set(parts.flatMap((part) => part.modules));
          return { name: 'shared', test: (module) => modules.has(module) };
        });
      },
    },
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({ ...options, codeSplitting: { groups: [...first, ...shared] } }),
  };
}
