const csv = ['text/csv'] as const;

export const aboutPlatform = {
  approvals: {
    title: 'Approvals',
    calls: {
      rules: {
        summary: 'Lists the rules of approvals: in force, applying later, and proposed.',
      },
      waiting: {
        summary: 'Lists what staff proposed or began to approve and what others must approve.',
      },
      read: {
        summary: 'Reads what an approval of an item is about, who gave one and what is missing.',
      },
      proposeRule: {
        summary:
          'Proposes a rule of approvals with the approval of the caller; a stricter one applies at once, any other after at least a day.',
        errors: ['conflict', 'forbidden'],
      },
      approveRule: { summary: 'Approves a proposed rule.', errors: ['conflict', 'forbidden'] },
      approveWallet: {
        summary:
          'Approves a proposed receiving address; the last approval starts its waiting time.',
        errors: ['conflict', 'forbidden'],
      },
      approveAdjustment: {
        summary: 'Approves a proposed adjustment; the last approval moves the money.',
        errors: ['conflict', 'forbidden', 'rule'],
      },
      approveReversal: {
        summary: 'Approves a proposed reversal; the last approval moves the money.',
        errors: ['conflict', 'forbidden', 'rule'],
      },
      approveDuty: {
        summary: 'Approves a proposed change of duties; the last approval makes it.',
        errors: ['conflict', 'forbidden'],
      },
      approveReset: {
        summary:
          'Approves a proposed reset of a second factor; the last approval starts its waiting time.',
        errors: ['conflict', 'forbidden'],
      },
      withdraw: {
        summary: 'Withdraws what the caller proposed.',
        errors: ['conflict', 'forbidden'],
      },
      object: {
        summary: 'Blocks an open item until the caller lifts the objection.',
        errors: ['conflict', 'forbidden'],
      },
      lift: { summary: 'Lifts the objection of the caller.', errors: ['conflict'] },
    },
  },
  rulePresets: {
    title: 'Rules for one or two people',
    calls: {
      propose: {
        summary:
          'Proposes every rule of approvals that differs from those for two people, or for one, with the approval of the caller.',
        errors: ['conflict', 'forbidden'],
      },
    },
  },
  reversals: {
    title: 'Reversals',
    calls: {
      list: { summary: 'Lists the reversals that staff made, proposed or withdrew.' },
      create: {
        summary:
          'Proposes to reverse a confirmed deposit, a paid withdrawal or an adjustment with the approval of the caller; the last approval moves the money.',
        errors: ['conflict', 'forbidden', 'not-found', 'rule'],
      },
    },
  },
  settings: {
    title: 'Settings',
    calls: {
      read: { summary: 'Reads limits, pause switches and who operates the platform.' },
      preview: {
        summary: 'Counts what a change of settings would meet at once; a setting not sent stays.',
      },
      update: {
        summary: 'Changes the fields of the body; the operator’s identity cannot be changed.',
        errors: ['conflict'],
      },
    },
  },
  reasons: {
    title: 'Reasons',
    calls: {
      list: { summary: 'Lists the sentences that staff choose from when they decline.' },
      update: {
        summary:
          'Replaces the sentences for deposits or for withdrawals, and mails the change to all staff.',
      },
    },
  },
  search: {
    title: 'Search',
    calls: {
      find: { summary: 'Finds people, deposits and withdrawals, at most six of each.' },
    },
  },
  reviews: {
    title: 'Reviews',
    calls: {
      start: {
        summary:
          'Marks a deposit or withdrawal as reviewed by the caller for two minutes, or renews the mark; with `read` answers a deposit as it is now.',
        errors: ['conflict', 'forbidden'],
      },
      release: { summary: 'Ends the review.' },
    },
  },
  overview: {
    title: 'Overview',
    calls: { read: { summary: 'Counts open items and shows whether the ledger agrees.' } },
  },
  figures: {
    title: 'Figures',
    calls: {
      read: { summary: 'Reads the sums of each of the last days, and who decided today.' },
    },
  },
  events: {
    title: 'Events',
    calls: {
      stream: {
        summary: 'Sends events: an investor’s own, and to staff those of all items.',
      },
    },
  },
  exports: {
    title: 'Exports',
    calls: {
      deposits: { summary: 'The list of deposits as a file.', files: csv },
      users: { summary: 'The list of accounts as a file.', files: csv },
      withdrawals: { summary: 'The list of withdrawals as a file.', files: csv },
      auditLog: { summary: 'The audit log as a file.', files: csv },
    },
  },
  audit: {
    title: 'Audit log',
    calls: {
      list: { summary: 'Lists actions of staff, and changes that users made to their identity.' },
      verify: { summary: 'Checks that every line of the log follows from the one before.' },
    },
  },
  outbox: {
    title: 'Outbox',
    calls: { list: { summary: 'Lists the mails that were sent or wait to be.' } },
  },
  health: {
    title: 'Health',
    calls: {
      live: { summary: 'Answers while the process lives.' },
      ready: { summary: 'Answers 200 while requests can be served, and 503 otherwise.' },
    },
  },
} as const;
