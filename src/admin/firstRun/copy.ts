export const copy = {
  title: 'Before the first deposit',
  left: (count: number) => (count === 1 ? '1 step left' : `${count} steps left`),
  done: 'Done',
  address: {
    title: 'Receiving address',
    text: 'Investors can send coins once there is one.',
    link: 'Add in Settings',
  },
  operator: {
    title: 'Operator',
    text: 'OPERATOR_LEGAL_NAME of the service is not set.',
    link: 'See Settings',
  },
  mail: {
    title: 'Mail',
    text: 'SMTP_URL of the service is not set.',
    link: 'See Settings',
  },
  staff: {
    title: 'Second colleague',
    text: 'One of you decides on the other’s deposits.',
    link: 'Invite under Users',
  },
  here: 'Use “Invite staff” below.',
  demo: 'not needed in demo mode',
} as const;
