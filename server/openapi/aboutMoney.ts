const decided = ['conflict', 'forbidden'] as const;
const pictures = ['image/gif', 'image/jpeg', 'image/png'] as const;
const csv = ['text/csv'] as const;

export const aboutMoney = {
  deposits: {
    title: 'Deposits',
    calls: {
      create: {
        summary: 'Says that coin was sent, with a proof: a deposit that waits for staff.',
        refuses: ['conflict', 'forbidden', 'not-found', 'too-many-requests'],
      },
      list: { summary: 'Lists the deposits of all investors.' },
      detail: { summary: 'Reads a deposit with its evidence: one’s own, or any for staff.' },
      confirm: {
        summary: 'Confirms a deposit, records the payment that was checked and credits the amount.',
        refuses: [...decided, 'reauthenticate'],
      },
      decline: {
        summary: 'Declines a deposit with a reason that the investor reads.',
        refuses: decided,
      },
      receipt: {
        summary: 'Reads the file of a proof: one’s own, or any for staff.',
        files: [...pictures, 'application/pdf'],
      },
    },
  },
  prices: {
    title: 'Prices',
    calls: {
      quote: {
        summary: 'Quotes what to pay for a deposit, at a rate that holds for 15 minutes.',
        refuses: ['conflict'],
      },
      rates: { summary: 'Reads the latest rates in dollars, each with its source and time.' },
      accept: {
        summary: 'Accepts a price that moved by over 10 %, so that it is quoted at once.',
        refuses: ['conflict'],
      },
      history: { summary: 'Reads the price of Bitcoin at the end of each day.' },
    },
  },
  wallets: {
    title: 'Wallets',
    calls: {
      one: { summary: 'Reads a wallet by its id, or the active one by btc or eth.' },
      add: {
        summary: 'Adds a receiving address, which becomes the active one of its coin.',
        refuses: ['too-many-requests'],
      },
      list: { summary: 'Lists the wallets that are not retired.' },
      remove: { summary: 'Retires a wallet; deposits keep their own copy of its address.' },
      image: { summary: 'Reads the QR picture that staff added to a wallet.', files: pictures },
    },
  },
  withdrawals: {
    title: 'Withdrawals',
    calls: {
      create: {
        summary:
          'Asks for a withdrawal, holds its amount at once and mails a link that cancels it.',
      },
      own: { summary: 'Lists the withdrawals of whoever asks.' },
      cancel: {
        summary: 'Cancels a withdrawal that nobody has decided on and frees its amount.',
        refuses: ['conflict'],
      },
      list: { summary: 'Lists the withdrawals of all investors.' },
      detail: { summary: 'Reads a withdrawal.' },
      approve: {
        summary: 'Approves a withdrawal, which can then be paid, if its account is in order.',
        refuses: decided,
      },
      startPayment: {
        summary: 'Binds an approved withdrawal to one person, who then sees its whole address.',
        refuses: decided,
      },
      stopPayment: {
        summary: 'Releases a withdrawal that was bound to be paid.',
        refuses: ['conflict'],
      },
      decline: {
        summary:
          'Declines a withdrawal with a reason and frees its amount; one that another is paying needs two people.',
        refuses: decided,
      },
      notMe: {
        summary:
          'Cancels open withdrawals, ends all sessions and blocks withdrawals, by the token of a mailed link.',
        refuses: ['conflict'],
      },
      pay: { summary: 'Records the payment of an approved withdrawal.', refuses: decided },
    },
  },
  transactions: {
    title: 'Transactions',
    calls: {
      own: { summary: 'Lists what happened to one’s own account, with the running balance.' },
      ownCsv: { summary: 'The same list as a file.', files: csv },
    },
  },
  statements: {
    title: 'Statements',
    calls: {
      read: {
        summary: 'Reads one’s own statement of a period, days of UTC.',
        refuses: ['too-large'],
      },
      pdf: {
        summary: 'The same statement to print, of at most 2,000 rows.',
        files: ['application/pdf'],
      },
    },
  },
} as const;
