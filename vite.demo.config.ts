import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { engineFiles } from './demo/build/engine.ts';
import { demoFolder, writeDemo } from './demo/build/site.ts';

/** Replaces `import.meta.url` in PGlite and pdfkit: a classic script has none. */
function withoutOwnAddress(): Plugin {
  return {
    name: 'without-own-address',
    enforce: 'pre',
    transform: {
      filter: { id: /@electric-sql\/pglite\/dist|pdfkit\/js/ },
      handler: (code) => ({
        code: code.replaceAll('import.meta.url', 'self.location.href'),
        map: null,
      }),
    },
  };
}

const nothing = '\0nothing-of-node';

/**
 * Replaces by empty modules what never runs: Node's modules, which PGlite uses only in Node, and the
 * unpacking of WOFF2, of which the PDF has none.
 */
function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    resolveId: { filter: { id: /^node:|^brotli\/decompress/ }, handler: () => nothing },
    load: {
      filter: { id: new RegExp(`^${nothing}$`) },
      handler: () => 'export default undefined;',
    },
  };
}

const listLengthMax = 180_000;

/**
 * Keeps the more frequent half of the common passwords, and no words for pass phrases: the lists are
 * a twentieth of the transfer. Each entry depends on the ones before it only.
 */
function withShorterLists(): Plugin {
  return {
    name: 'with-shorter-lists',
    enforce: 'pre',
    transform: {
      filter: { id: /language-common\/dist\/(passwords|diceware)\.json/ },
      handler: (code, id) => ({
        code: code.replace(/decompress\("([^"]*)"\)/, (_, list: string) => {
          const end = list.slice(0, listLengthMax).search(/[A-Z][^A-Z]*$/);
          return `decompress("${id.includes('diceware') ? '' : list.slice(0, end)}")`;
        }),
        map: null,
      }),
    },
  };
}

/** A script in one file, as a page or a service worker can start it without a loader. */
const script = (name: string, source: string, outDir: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      input: { [name]: source },
      // Both are of code that never runs here: Vite's preloading, and the engine outside a browser.
      checks: { emptyImportMeta: false, eval: false },
      output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
    },
  },
});

const pages = `${demoFolder}/demo`;

/** Builds the demo in the browser beside the ordinary build, whose files it takes as they are. */
export default defineConfig({
  plugins: [withoutUnused(), withoutOwnAddress(), withShorterLists()],
  define: { __ENGINE_FILES__: JSON.stringify(engineFiles) },
  environments: {
    page: script('demo', 'demo/page/main.ts', pages),
    start: script('start', 'demo/start/main.ts', pages),
    worker: script('demo-worker', 'demo/worker/main.ts', demoFolder),
  },
  builder: {
    async buildApp({ environments, build, config }) {
      await writeDemo(config.root);
      for (const name of ['page', 'start', 'worker']) {
        const environment = environments[name];
        if (environment) await build(environment);
      }
    },
  },
});
