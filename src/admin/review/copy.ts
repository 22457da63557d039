export const copy = {
  reviewing: (name: string) => `${name} is reviewing`,
  others: (name: string) => `${name} is reviewing this now.`,
  unclaimed: (why: string) => `Others do not see that you are reviewing this. ${why}`,
  takeOver: 'Take over',
  previous: 'Previous',
  next: 'Next',
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
} as const;

interface DecidedItem {
  reference: string;
  name: string;
  amount: string;
  status: string;
}
