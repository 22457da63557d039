import { buildOnce } from '../../build/buildOnce.mjs';

await buildOnce({
  made: 'the demo, dist/demo, for any static host,',
  stamp: 'demo-built',
  mark: process.env.PUBLIC_URL ?? '',
  configFile: 'vite.demo.config.ts',
  sources: ['demo', 'vite.demo.config.ts', 'dist/built', 'package-lock.json'],
});
