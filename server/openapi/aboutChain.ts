export const aboutChain = {
  chain: {
    title: 'Chain',
    calls: {
      read: { summary: 'Reads how far the operator’s own nodes of each coin are.' },
      unclaimed: { summary: 'Lists payments to our addresses that belong to no deposit.' },
      link: {
        summary: 'Lets a payment belong to a deposit that waits.',
        errors: ['conflict', 'forbidden'],
      },
      claim: {
        summary:
          'Makes a pending, late deposit of a payment without one, in the whole dollars that it was worth.',
        errors: ['conflict', 'forbidden'],
      },
      proof: {
        summary:
          'Reads what proves that a block contains a Bitcoin payment, with the headers above.',
      },
    },
  },
  alarms: {
    title: 'Alarms',
    calls: {
      list: { summary: 'Lists alarms, the newest first.' },
      close: {
        summary:
          'Approves to close an alarm, and the last approval closes it; a pause stays until staff end it.',
        errors: ['conflict', 'forbidden', 'not-found'],
      },
    },
  },
  payouts: {
    title: 'Payouts',
    calls: {
      list: { summary: 'Lists payouts, the newest first.' },
      read: {
        summary: 'Reads a payout; addresses are masked except for its maker.',
      },
      psbt: {
        summary: 'Reads the file that a hardware wallet signs: a PSBT of version 0.',
        files: ['application/octet-stream'],
        errors: ['conflict', 'rule'],
      },
      make: {
        summary:
          'Makes one transaction that pays several approved withdrawals, at the checked rate and from the coin of the account key.',
        errors: ['conflict', 'forbidden', 'rule'],
      },
      sign: {
        summary:
          'Takes a signed PSBT or transaction, as base64 or hex, with the same unsigned transaction id only.',
        errors: ['conflict', 'rule'],
      },
      send: {
        summary: 'Lets a background job send the signed transaction that the node has accepted.',
        errors: ['conflict', 'unavailable'],
      },
      replace: {
        summary:
          'Makes a payout of the same withdrawals from the same coin with a higher fee, for one that was sent and is in no block.',
        errors: ['conflict', 'forbidden', 'rule', 'unavailable'],
      },
      cancel: {
        summary: 'Cancels a payout that no node shows, and releases its coin and its withdrawals.',
        errors: ['conflict'],
      },
    },
  },
  reconciliations: {
    title: 'Reconciliation',
    calls: {
      list: { summary: 'Lists the days of reconciliation, the newest first.' },
      read: { summary: 'Reads a day with what differs between the books and the chain.' },
      make: {
        summary: 'Asks for a reconciliation of a coin now; a background job makes it.',
        errors: ['conflict'],
      },
      close: {
        summary: 'Closes a day, which then never changes; a difference needs a note.',
        errors: ['conflict', 'rule'],
      },
      reserves: {
        summary:
          'Reads addresses and cover of the newest closed day of each coin; empty unless staff publish it.',
      },
    },
  },
} as const;
