export const copy = {
  states: {
    requested: 'Requested. We review it before we pay.',
    approved: 'Approved. We send the coins next.',
    paid: 'Paid to your address.',
    declined: 'Declined. The amount is available again.',
    cancelled: 'Cancelled. The amount is available again.',
    reversed: 'Reversed. The amount is in your balance again.',
  },
  reviewBy: (moment: string) => `We decide by ${moment} and email you.`,
  payBy: (moment: string) => `We send the coins by ${moment} and email you the transaction id.`,
  emailed: 'We email you with the transaction id.',
  onHold: 'The amount is on hold until it is paid, declined or cancelled.',
  receive: 'You receive about',
  received: 'You received',
  fixed: 'fixed when we pay',
  at: (rate: string) => `at $${rate}`,
  next: {
    requested: {
      title: 'What you can do now',
      lines: [
        ['You changed your mind?', 'You can cancel it until we approve it.'],
        ['It was not you?', 'Cancel it, change your password and write to us.'],
      ],
      link: { to: '/user/useracct/security', text: 'Change password' },
    },
    approved: {
      title: 'What happens next',
      lines: [
        ['We send the coins.', 'The rate is fixed at that moment.'],
        ['It can no longer be cancelled.', 'Write to us if something is wrong.'],
      ],
    },
    paid: {
      title: 'Where it is now',
      lines: [
        ['Not in your wallet yet?', 'The network can take an hour to confirm it.'],
        ['It is in your statement.', 'This page keeps its address and transaction id.'],
      ],
    },
    declined: {
      title: 'What you can do now',
      lines: [
        ['Nothing was paid.', 'You can request it again at any time.'],
        ['You disagree?', 'Write to us below and we will check again.'],
      ],
      link: { to: '/user/withdraw', text: 'Withdraw' },
    },
    cancelled: {
      title: 'What you can do now',
      lines: [['Nothing was paid.', 'You can request it again at any time.']],
      link: { to: '/user/withdraw', text: 'Withdraw' },
    },
    reversed: {
      title: 'What you can do now',
      lines: [
        ['It is in your balance.', 'Your transactions and statements show both entries.'],
        ['You disagree?', 'Write to us below and we will check again.'],
      ],
    },
  },
} as const;
