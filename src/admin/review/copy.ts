export const copy = {
  reviewing: (name: string) => `${name} is reviewing`,
  others: (name: string) => `${name} is reviewing this now.`,
  unclaimed: (why: string) => `Others do not see that you are reviewing this. ${why}`,
  takeOver: 'Take over',
  previous: 'Previous',
  next: 'Next',
  start: 'Start reviewing',
  startPaying: 'Start paying',
  startShort: 'Start',
  empty: 'Queue empty',
  off: 'No connection: decisions are off.',
  review: 'Review',
  view: 'View',
  own: 'Your own',
  reversed: 'Reversed',
  messages: 'Messages',
  asked: 'Asked',
  answered: 'Answered',
  awaits: { investor: 'Waiting for the investor', staff: 'Investor answered' },
  isOn: (name: string) => `${name} is on it`,
  by: (name: string | undefined, moment: string) => (name ? `by ${name}, ${moment}` : moment),
  after: (time: string) => `took ${time}`,
  within: (time: string) => `in ${time}`,
  dueIn: (time: string) => `due in ${time}`,
  over: (time: string) => `${time} over`,
  waiting: 'Waiting',
  preview: {
    title: 'Preview',
    none: 'Choose a row with J and K, or click it.',
    close: 'Close the preview',
  },
  newest: 'Newest first',
  oldest: 'Oldest first',
  largest: 'Largest first',
  smallest: 'Smallest first',
  assign: {
    mine: 'Assign to me',
    to: 'Assign to',
    none: 'Take the assignment away',
    assigned: (name: string) => `For ${name}`,
  },
  decided: (item: DecidedItem) =>
    `#${item.reference}, ${item.name}: ${item.amount} ${item.status}.`,
  shortcuts: {
    title: 'Keyboard shortcuts',
    switch: 'Use keyboard shortcuts',
    text: 'Off while you type. Under an open dialog only its own keys work.',
    groups: [
      {
        title: 'Everywhere',
        keys: [
          [['Ctrl', 'K'], 'Search people, deposits, withdrawals, screens'],
          [['?'], 'This list'],
        ],
      },
      {
        title: 'Lists',
        keys: [
          [['J', 'K'], 'Down, up'],
          [['Enter'], 'Open the row'],
          [['Space'], 'Preview the row'],
          [['X'], 'Select the row'],
          [['N'], 'Start reviewing'],
          [['/'], 'Search the list'],
          [['F'], 'Filters'],
          [['R'], 'Show new rows'],
          [['Esc'], 'Clear the search or the selection'],
        ],
      },
      {
        title: 'Records',
        keys: [
          [['C'], 'Confirm, approve or pay'],
          [['D'], 'Decline'],
          [['Ctrl', 'Enter'], 'Submit'],
          [['Esc'], 'Cancel, then back'],
          [['N', 'P'], 'Next, previous'],
          [['T'], 'Take over'],
          [['M'], 'Staff note'],
          [['Q'], 'Ask the investor'],
          [['O'], 'Proof in the full window'],
          [['+', '-'], 'Zoom the proof'],
          [['F', 'R'], 'Fit or rotate the proof'],
          [['PgUp', 'PgDn'], 'Turn the pages of the proof'],
          [['1', '9'], 'Choose a reason while declining'],
        ],
      },
    ],
  },
} as const;

interface DecidedItem {
  reference: string;
  name: string;
  amount: string;
  status: string;
}
