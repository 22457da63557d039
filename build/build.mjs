import { buildOnce } from './buildOnce.mjs';

await buildOnce({
  made: 'the site and the server',
  stamp: 'built',
  // The same sources make another build for another {host}.
  mark: process.env.BACKEND_HOST ?? '/backend',
  sources: [
    'src',
    'server',
    'cli',
    'build',
    'contract',
    'public',
    'docs/licences.md',
    'docs/security.md',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
  ],
});
