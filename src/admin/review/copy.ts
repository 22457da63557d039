/** Words of working a queue: who reads what, the way through it, and its keys. */
export const copy = {
  reviewing: (name: string) => `${name} is reviewing`,
  mine: 'You are reviewing this. Others see that.',
  others: (name: string) => `${name} is reviewing this now.`,
  unclaimed: (why: string) => `Others do not see that you are reviewing this. ${why}`,
  takeOver: 'Take over',
  previous: 'Previous',
  next: 'Next',
  begin: 'Start reviewing',
  empty: 'Nothing else waits.',
  shortcuts: {
    title: 'Keyboard shortcuts',
    switch: 'Use keyboard shortcuts',
    text: 'They rest while you type and while a dialog is open.',
    keys: [
      ['n or j', 'Next waiting item; from the list, the one that has waited longest'],
      ['p or k', 'Previous waiting item'],
      ['c', 'Confirm or approve'],
      ['d', 'Decline'],
      ['o', 'Open the proof'],
      ['+ and -', 'Make the proof larger or smaller'],
      ['r', 'Rotate the proof'],
      ['Ctrl + Enter', 'Send the form of a dialog'],
      ['?', 'This list'],
    ],
  },
} as const;
