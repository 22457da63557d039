import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { leaveOutStyles } from './styles.ts';
import { patience } from './timeFactor.ts';

// Two workers with separate databases share the machine, so answers may take a while.
configure({ asyncUtilTimeout: patience(5_000) });

leaveOutStyles(document);

afterEach(() => cleanup());
