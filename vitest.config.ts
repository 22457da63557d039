import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ClosingLine } from '#tests/support/closingLine.ts';

// Each worker holds databases of its own (0.3 to 0.75 GB), so their number is capped.
const shared = { define: { __BACKEND_HOST__: JSON.stringify('/backend') } };

export default defineConfig({
  test: {
    globalSetup: ['tests/support/globalSetup.ts'],
    reporters: ['default', new ClosingLine()],
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{contract,server,site,house}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        plugins: [react()],
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['tests/{shared,auth,investor,admin}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/screenSetup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
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
