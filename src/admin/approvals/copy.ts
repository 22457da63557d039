const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);

export const copy = {
  section: {
    title: (have: number, needed: number) => `Approvals ${have} of ${needed}`,
    none: 'No approval yet.',
    payableFrom: (moment: string) => `Payable from ${moment}`,
    separatePayer: 'The payer must be another person.',
  },
  part: (have: number, needed: number) =>
    `This is approval ${have} of ${needed}. Another person must approve the same.`,
  rules: {
    title: 'Approvals',
    text: 'How many people approve, by amount. The stricter rule of the request and of now counts.',
    kinds: { deposit: 'Deposits', withdrawal: 'Withdrawals', rule: 'Rules of approvals' },
    columns: {
      from: 'From',
      approvals: 'Approvals',
      wait: 'Wait',
      payer: 'Payer',
      state: 'State',
      actions: 'Actions',
    },
    hours: (count: number) => (count === 0 ? 'None' : hours(count)),
    payers: { other: 'Another person', any: 'Anyone', none: '–' },
    asBelow: 'As below',
    states: {
      inForce: 'In force',
      coming: (moment: string) => `From ${moment}`,
      proposed: 'Proposed',
    },
    of: (kind: string, from: string) => `${kind} from ${from}`,
  },
  propose: {
    button: 'Propose a rule',
    title: 'Propose a rule',
    submit: 'Propose',
    kind: 'For',
    from: 'From (USD)',
    approvals: 'Approvals',
    wait: 'Wait after the last approval (hours)',
    waitWrong: 'Enter hours from 0 to 720.',
    payer: 'The payer must be another person than those who approve',
    people: (count: number) => `Once ${count} people approve it: `,
    atOnce: 'Applies at once.',
    later: (count: number) => `Applies after at least ${hours(count)}.`,
  },
  approve: {
    button: 'Approve',
    title: 'Approve the rule',
    text: 'A stricter rule applies at once, another after at least 24 hours.',
    submit: 'Approve',
  },
  withdraw: {
    button: 'Withdraw',
    title: 'Withdraw the proposal',
    text: 'The rules stay as they are. Only the person who proposed a rule can withdraw it.',
    submit: 'Withdraw',
  },
  remove: {
    button: 'Remove',
    title: 'Propose to remove this threshold',
    text: (later: string) => `The rule of the threshold below counts instead. ${later}`,
    submit: 'Propose',
  },
  off: {
    mine: 'You approved it. Another person must approve it too.',
    payer: 'You approved it. The payer must be another person.',
    incomplete: 'An approver was suspended or lost the duty. Another person must approve first.',
  },
} as const;
