import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ClosingLine } from '#tests/support/closingLine.ts';

// Each worker holds databases of its own (0.3 to 0.75 GB), so their number is capped.
// A function, because Vitest takes the definitions out of the object that it is given.
const shared = () => ({ define: { __BACKEND_HOST__: JSON.stringify('/backend') } });

export default defineConfig({
  test: {
    reporters: ['default', new ClosingLine()],
    maxWorkers: 2,
    projects: [
      {
        ...shared(),
        test: { name: 'house', environment: 'node', include: ['tests/{house,build}/**/*.test.ts'] },
      },
      {
        ...shared(),
        test: {
          name: 'server',
          globalSetup: ['tests/support/provideDump.ts', 'tests/support/providePostgres.ts'],
          environment: 'node',
          include: ['tests/{contract,server,cli,marketing}/**/*.test.ts'],
          // A style that the server serves is read as it stands, not left out as that of a screen.
          css: { include: [/server\/openapi/] },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared(),
        plugins: [react()],
        test: {
          name: 'screens',
          globalSetup: ['tests/support/provideDump.ts'],
          environment: 'happy-dom',
          include: ['tests/{shared,auth,investor,admin}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/screenSetup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared(),
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
