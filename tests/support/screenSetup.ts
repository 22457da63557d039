import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Two workers share the machine with databases of their own: answers may take a while.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => cleanup());
