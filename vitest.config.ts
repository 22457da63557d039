import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { ClosingLine } from '#tests/support/reporters/closingLine.ts';
import { SecondTries } from '#tests/support/reporters/secondTries.ts';
import { SlowestFiles } from '#tests/support/reporters/slowestFiles.ts';
import { patience } from '#tests/support/timeFactor.ts';

// Each worker holds databases of its own (0.3 to 0.75 GB), so their number is capped.
// Projects follow each other without a pause, so that no worker waits for the last file of another.
// A function, because Vitest takes the definitions out of the object that it is given.
const shared = () => ({ define: { __BACKEND_HOST__: JSON.stringify('/backend') } });

// Vitest adds the condition `development`, by which packages choose a build with more checks.
const withoutDevelopmentBuilds: Plugin = {
  name: 'without-development-builds',
  configResolved: ({ ssr }) => {
    if (ssr.resolve) ssr.resolve.conditions = ['node'];
  },
};

export default defineConfig({
  test: {
    reporters: ['default', new SlowestFiles(), new SecondTries(), new ClosingLine()],
    maxWorkers: 4,
    globalSetup: [
      'tests/support/provideRunFolder.ts',
      'tests/support/database/providePostgres.ts',
      'tests/support/nodes/provideNodes.ts',
    ],
    projects: [
      {
        ...shared(),
        test: {
          name: 'house',
          environment: 'node',
          include: ['tests/{house,build}/**/*.test.ts'],
          testTimeout: patience(5_000),
        },
      },
      {
        ...shared(),
        test: {
          name: 'server',
          // The embedded database is compiled once, as in the processes that the tests start.
          execArgv: ['--liftoff-only'],
          setupFiles: ['tests/support/fileSetup.ts'],
          isolate: false,
          environment: 'node',
          include: ['tests/{contract,server,cli,marketing}/**/*.test.ts'],
          // A style that the server serves is read as it stands, not left out as that of a screen.
          css: { include: [/server\/openapi/] },
          testTimeout: patience(120_000),
          hookTimeout: patience(180_000),
        },
      },
      {
        ...shared(),
        // As in the product: that of development keeps the line of each element.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        plugins: [withoutDevelopmentBuilds],
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['tests/{shared,auth,investor,admin}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/screen/setup.ts'],
          isolate: false,
          // Screen, server and database answer each other at the pace of the machine.
          retry: 1,
          testTimeout: patience(20_000),
          hookTimeout: patience(60_000),
        },
      },
      {
        ...shared(),
        test: {
          name: 'journeys',
          setupFiles: ['tests/support/fileSetup.ts'],
          isolate: false,
          environment: 'node',
          include: ['tests/journeys/*.test.ts'],
          // As with screens: a busy machine may start a browser or a node late. Each is named at the end.
          retry: 1,
          testTimeout: patience(120_000),
          hookTimeout: patience(120_000),
        },
      },
    ],
  },
});
