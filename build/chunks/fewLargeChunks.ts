import type { Plugin } from 'vite';
import { joinParts } from './joinParts.ts';
import { lazyParts } from './lazyParts.ts';

/** How much code a page may load in vain to ask for one script less; a fifth of it travels. */
const requestBytes = 3500;

const first = [
  { name: 'packages', tags: ['$initial' as const], test: /node_modules/ },
  // A fifth of a phone's time until the app runs is spent on the theme: it runs in a separate task.
  { name: 'theme', tags: ['$initial' as const], test: /src\/shared\/theme\/\w+\.ts$/ },
  { name: 'app', tags: ['$initial' as const] },
];

/** Divides the scripts into few files by bundling twice (decision 18). */
export function fewLargeChunks(): Plugin {
  let shared: { name: string; test: (module: string) => boolean }[] = [];
  return {
    name: 'few-large-chunks',
    apply: 'build',
    // Vite makes plugins once per bundle; this one hands over from one to the next.
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
