import { afterAll } from 'vitest';
import { endLeftovers } from './leftovers.ts';

// Files of one worker share their modules, so that a hook at the top of a module runs for one of them.
afterAll(endLeftovers);
