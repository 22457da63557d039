import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Two workers with separate databases share the machine, so answers may take a while.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => cleanup());
