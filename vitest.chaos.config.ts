import { defineConfig } from 'vitest/config';
import { ClosingLine } from '#tests/support/reporters/closingLine.ts';
import { patience } from '#tests/support/timeFactor.ts';

export default defineConfig({
  define: { __BACKEND_HOST__: JSON.stringify('/backend') },
  test: {
    reporters: ['verbose', new ClosingLine()],
    name: 'chaos',
    globalSetup: ['tests/support/provideRunFolder.ts', 'tests/support/database/providePostgres.ts'],
    setupFiles: ['tests/support/fileSetup.ts'],
    environment: 'node',
    execArgv: ['--liftoff-only'],
    include: ['tests/chaos/*.test.ts'],
    fileParallelism: false,
    testTimeout: patience(300_000),
    hookTimeout: patience(300_000),
  },
});
