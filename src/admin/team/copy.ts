const some = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'}`;

export const copy = {
  title: 'Team',
  text: 'All staff can read everything. Duties decide what each person can change.',
  columns: {
    name: 'Name',
    status: 'Status',
    duties: 'Duties',
    factor: 'Two-step sign-in',
    signedIn: 'Last sign-in',
    seen: 'Last seen',
    waits: 'Assigned',
  },
  you: 'You',
  active: 'Active',
  invited: 'Invited',
  suspended: 'Suspended',
  closed: 'Closed',
  never: 'Never',
  nothing: 'Nothing',
  all: 'All',
  none: 'None',
  off: 'Off',
  setUp: 'Set up',
  passkeys: (many: number) => some(many, 'passkey'),
  app: 'app',
  codes: (many: number) => some(many, 'recovery code'),
  deposits: (many: number) => some(many, 'deposit'),
  payments: (many: number) => some(many, 'payment'),
  again: {
    button: 'Invite again',
    of: (name: string) => `Invite ${name} again`,
    title: 'Invite again',
    text: (name: string) =>
      `${name} gets a new link by mail, valid for three days. The earlier link no longer works.`,
    submit: 'Send invitation',
  },
  change: {
    button: 'Change',
    of: (name: string) => `Change duties of ${name}`,
    text: (name: string) =>
      `${name} can do what you choose from the next request on. They and all staff get a mail.`,
    submit: 'Change duties',
  },
} as const;
