import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { patience } from './timeFactor.ts';

// Two workers share the machine with databases of their own: answers may take a while.
configure({ asyncUtilTimeout: patience(5_000) });

afterEach(() => cleanup());
