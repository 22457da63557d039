import './quickBuilds.ts';
import '@testing-library/jest-dom/vitest';
import { setImmediate as turn } from 'node:timers/promises';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { patience } from '#tests/support/timeFactor.ts';
import { printLate } from './lateErrors.ts';
import { leaveOutStyles } from './styles.ts';

const { asyncWrapper } = getConfig();
configure({
  // Two workers with separate databases share the machine, so answers may take a while.
  asyncUtilTimeout: patience(5_000),
  asyncWrapper: async (callback) => {
    const result = await asyncWrapper(callback);
    // React draws what an event or an answer started at a lower priority.
    await turn();
    await turn();
    return result;
  },
});

leaveOutStyles(document);
printLate();

afterEach(() => cleanup());
