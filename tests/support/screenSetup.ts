import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Two workers with one database each share the machine, so responses can be slow.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => cleanup());
