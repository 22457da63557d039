import type { EnvironmentOptions, Plugin } from 'vite';
import { appScripts } from './appScripts.ts';
import { serveMarketing } from './devPages.ts';
import { firstPaint, renderer, visitorScript } from './renderer.ts';
import { type Scripts, writePages } from './writePages.ts';

// The visitors' script shares no chunk with the app, so that it stays a single request.
const environments: Record<string, EnvironmentOptions> = {
  renderer: {
    consumer: 'server',
    build: {
      outDir: 'dist/renderer',
      copyPublicDir: false,
      rolldownOptions: { input: { render: renderer, firstPaint } },
    },
  },
  visitor: {
    consumer: 'client',
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: { site: visitorScript } },
    },
  },
};

/** Pre-renders the public pages into dist/site after the app; in development, on each request. */
export function marketingPages(): Plugin {
  let scripts: Scripts = new Map();
  return {
    name: 'marketing-pages',
    // Vite makes plugins once per bundle; the pages name the scripts of the app's bundle.
    sharedDuringBuild: true,
    config: (_config, { command }) => (command === 'build' ? { environments } : {}),
    configureServer: serveMarketing,
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') scripts = appScripts(bundle);
    },
    buildApp: { order: 'post', handler: (builder) => writePages(builder, scripts) },
  };
}
