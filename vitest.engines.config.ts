import { defineConfig } from 'vitest/config';
import { ClosingLine } from '#tests/support/reporters/closingLine.ts';
import { patience } from '#tests/support/timeFactor.ts';

export default defineConfig({
  define: { __BACKEND_HOST__: JSON.stringify('/backend') },
  test: {
    reporters: ['verbose', new ClosingLine()],
    root: process.cwd(),
    globalSetup: ['tests/support/provideRunFolder.ts'],
    setupFiles: ['tests/support/fileSetup.ts'],
    environment: 'node',
    include: ['tests/journeys/engines/*.test.ts'],
    testTimeout: patience(120_000),
    hookTimeout: patience(120_000),
  },
});
