import './quickBuilds.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { patience } from '#tests/support/timeFactor.ts';
import { printLate } from './lateErrors.ts';
import { leaveOutStyles } from './styles.ts';

// Two workers with separate databases share the machine, so answers may take a while.
configure({ asyncUtilTimeout: patience(5_000) });

leaveOutStyles(document);
printLate();

afterEach(() => cleanup());
