import type { DayChanges, GuideStep, Step } from './protocol.ts';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const copy = {
  steps: {
    fetch: 'Fetching the database engine',
    start: 'Starting PostgreSQL in this browser',
    tables: 'Opening the tables',
    people: 'Bringing the sample people up to today',
  } satisfies Record<Step, string>,
  ready: 'Ready. Choose a door.',
  opening: 'Opening…',
  opensSoon: 'It opens as soon as the demo is ready.',
  slow: 'This takes unusually long. You can wait, or reload this page.',
  clock: (at: string) => `Clock: ${at}`,
  dayPassed: (day: string, changes: DayChanges) =>
    [
      `It is now ${day}.`,
      ...(changes.expiredQuotes > 0
        ? [`${counted(changes.expiredQuotes, 'quote has', 'quotes have')} expired.`]
        : []),
      `Staff have ${counted(changes.waitingDeposits, 'deposit', 'deposits')} to review, ${changes.newlyOverdue} of them overdue since today, and ${counted(changes.waitingWithdrawals, 'withdrawal', 'withdrawals')}.`,
    ].join(' '),
  guide: {
    progress: (done: number) => `Guide: ${done} of 4`,
    done: ' (done)',
    steps: {
      deposit: 'Make a deposit as an investor',
      staff: 'Change sides: go in as staff',
      confirm: 'Confirm the deposit',
      balance: 'See the new balance as the investor',
    } satisfies Record<GuideStep, string>,
    go: {
      deposit: 'Make a deposit',
      staff: 'Now confirm it as staff',
      confirm: 'Open the deposit to confirm it',
      balance: 'Now see the balance',
    } satisfies Record<GuideStep, string>,
    attach: 'Use a sample proof',
    proofName: 'sample-proof.png',
    proofLines: (at: Date) => ['Sample payment', 'No coin was sent.', at.toISOString()],
    noPicture:
      'This browser could not draw the picture. Choose one of your own, or submit without it.',
    finished: 'That was a deposit from both sides. A withdrawal goes the other way.',
    goOn: 'Try a withdrawal',
  },
  reset: {
    sample: 'Reset to the sample data?',
    empty: 'Start empty?',
    confirm: { sample: 'Reset', empty: 'Start empty' },
  },
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
