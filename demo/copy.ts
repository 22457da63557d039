import type { Step } from './protocol.ts';

export const copy = {
  steps: {
    fetch: 'Fetching the database engine',
    start: 'Starting PostgreSQL in this browser',
    tables: 'Making the tables',
    people: 'Making sample people',
    deposits: 'Making sample deposits',
    save: 'Keeping it in this browser',
  } satisfies Record<Step, string>,
  ready: 'Ready. Everything below runs in this browser.',
  openDoor: 'Opening',
  failed: 'The demo could not be made here',
  doorStuck: 'This door did not open',
  clock: (at: string) => `Clock: ${at}`,
  missing: {
    secure:
      'This demo needs a secure address (https, or localhost): browsers run no service worker elsewhere.',
    worker:
      'This browser offers no service worker, so the demo has no place to run. Private windows of some browsers switch it off: please open this page in an ordinary window of a current browser.',
    storage:
      'This browser does not let the demo keep its database (IndexedDB is blocked). Please allow site data for this page, or open it in an ordinary window.',
    engine:
      'This browser is too old for the demo: it lacks something that the database engine needs. Please open this page in a current browser.',
    space:
      'There is too little space for the demo: it needs about 150 MB for its database in this browser. Please free some space, or open this page in an ordinary window.',
  },
} as const;
