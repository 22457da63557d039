const decisionErrors = ['conflict', 'forbidden'] as const;
const pictures = ['image/gif', 'image/jpeg', 'image/png'] as const;
const csv = ['text/csv'] as const;

export const aboutMoney = {
  deposits: {
    title: 'Deposits',
    calls: {
      create: {
        summary:
          'Creates a deposit for a payment that was sent, with an optional receipt; staff decide on it.',
        errors: ['conflict', 'forbidden', 'not-found', 'too-many-requests'],
      },
      list: { summary: 'Lists the deposits of all investors.' },
      detail: { summary: 'Reads a deposit with its evidence: their own, or any for staff.' },
      addProof: {
        summary:
          'Adds or replaces the receipt or transaction id of a pending deposit of the caller.',
        errors: ['conflict', 'forbidden'],
      },
      confirm: {
        summary: 'Confirms a deposit, records the payment that was checked and credits the amount.',
        errors: [...decisionErrors, 'reauthenticate'],
      },
      decline: {
        summary: 'Declines a deposit with a reason that the investor reads.',
        errors: decisionErrors,
      },
      assign: {
        summary: 'Assigns pending deposits to a staff member, or to no one.',
        errors: [...decisionErrors, 'not-found'],
      },
      addNote: { summary: 'Adds a note to a deposit that only staff read.' },
      receipt: {
        summary: 'Reads the file of a receipt: their own, or any for staff.',
        files: [...pictures, 'application/pdf'],
      },
    },
  },
  prices: {
    title: 'Prices',
    calls: {
      quote: {
        summary: 'Quotes what to pay for a deposit, at a rate that holds for 15 minutes.',
        errors: ['conflict'],
      },
      rates: { summary: 'Reads the latest rates in dollars, each with its source and time.' },
      accept: {
        summary: 'Accepts a price that moved by over 10 %, so that it is quoted at once.',
        errors: ['conflict'],
      },
      history: { summary: 'Reads the price of Bitcoin at the end of each day.' },
    },
  },
  quotes: {
    title: 'Quotes',
    calls: {
      read: { summary: 'Reads a quote of the caller.' },
      own: {
        summary:
          'Lists the quotes of the caller without a deposit that still hold or whose coin was sent, newest first.',
      },
      sent: {
        summary: 'Records that the coin of a quote was sent; the first time stays.',
        errors: ['conflict'],
      },
      discard: {
        summary: 'Discards a quote for which nothing is sent.',
        errors: ['conflict'],
      },
      announced: {
        summary: 'Lists the payments that a user announced without a deposit yet.',
      },
    },
  },
  withdrawals: {
    title: 'Withdrawals',
    calls: {
      create: {
        summary:
          'Requests a withdrawal, holds its amount at once and mails a link that cancels it.',
        errors: ['conflict'],
      },
      own: { summary: 'Lists the withdrawals of the caller.' },
      ownDetail: { summary: 'Reads a withdrawal of the caller with its history.' },
      checkAddress: {
        summary:
          'Answers whether a withdrawal can go to an address, and whether the caller was paid there before.',
      },
      cancel: {
        summary: 'Cancels an undecided withdrawal and releases its amount.',
        errors: ['conflict'],
      },
      list: { summary: 'Lists the withdrawals of all investors.' },
      detail: {
        summary: 'Reads a withdrawal with what staff check before they approve or pay it.',
      },
      approve: {
        summary: 'Approves a withdrawal, which can then be paid, if its account is in order.',
        errors: decisionErrors,
      },
      startPayment: {
        summary: 'Binds an approved withdrawal to one person, who then sees its whole address.',
        errors: decisionErrors,
      },
      stopPayment: {
        summary: 'Releases a withdrawal that was bound to be paid.',
        errors: ['conflict'],
      },
      decline: {
        summary:
          'Declines a withdrawal with a reason and frees its amount; one that another is paying needs two people.',
        errors: decisionErrors,
      },
      notMe: {
        summary:
          'Cancels open withdrawals, removes addresses that wait, stops a reset of the second factor, ends all sessions and blocks withdrawals, by the token of a mailed link.',
        errors: ['conflict'],
      },
      pay: { summary: 'Records the payment of an approved withdrawal.', errors: decisionErrors },
    },
  },
  conversations: {
    title: 'Messages',
    calls: {
      read: {
        summary:
          'Reads the messages about a deposit or withdrawal by its id: of their own, or of any for staff.',
      },
      write: {
        summary:
          'Writes a message about a deposit or withdrawal; a mail tells the investor of ours.',
        errors: ['conflict'],
      },
      markRead: { summary: 'Marks what the other side wrote as read.' },
    },
  },
  transactions: {
    title: 'Transactions',
    calls: {
      own: {
        summary: 'Lists what happened to the account of the caller, with the running balance.',
      },
      ownCsv: { summary: 'The same list as a file.', files: csv },
    },
  },
  balances: {
    title: 'Balances',
    calls: {
      summary: {
        summary: 'Reads what the caller has, what is in progress, and what limits a withdrawal.',
      },
      history: {
        summary:
          'Reads the balance of the caller after each posting, and what came in and went out by month.',
      },
    },
  },
  statements: {
    title: 'Statements',
    calls: {
      read: {
        summary: 'Reads the caller’s statement of a period, days of UTC.',
        errors: ['too-large'],
      },
      years: { summary: 'Sums up each calendar year of UTC of the caller, newest first.' },
      csv: {
        summary: 'The same statement as a file, with a line for its opening and closing balance.',
        files: csv,
        errors: ['too-large'],
      },
      pdf: {
        summary: 'The same statement to print, of at most 2,000 rows.',
        files: ['application/pdf'],
      },
      deposit: {
        summary: 'A deposit of the caller as a file to keep, as it is now.',
        files: ['application/pdf'],
      },
      withdrawal: {
        summary: 'A withdrawal of the caller as a file to keep, as it is now.',
        files: ['application/pdf'],
      },
    },
  },
} as const;
