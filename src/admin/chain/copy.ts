export const copy = {
  title: 'Chain',
  states: {
    off: 'The chain is not connected. Decide by the proof.',
    stale: 'The node was not read for ten minutes. Decide by the proof, with a note.',
    none: 'No payment to this deposit was seen.',
    seen: 'Seen, not in a block yet.',
    confirming: 'In a block, with too few confirmations.',
    short: 'Less arrived than the quote asks.',
    over: 'More arrived than the quote asks.',
    late: 'Arrived after the quote expired.',
    enough: 'Arrived in full.',
    replaced: 'Replaced by another transaction.',
    gone: 'Left the chain.',
  },
  confirmations: (have: number, asked: number | null) =>
    asked === null
      ? 'counts once its block is final'
      : `${Math.min(have, asked)} of ${asked} confirmations`,
  expected: 'Expected',
  received: 'Received',
  worth: 'Worth',
  none: 'Nothing',
  payments: 'Payments',
  contract: 'By a contract',
  block: (height: number) => `block ${height}`,
  paymentStates: { seen: 'seen', mined: 'in a block', final: 'final', gone: 'gone' },
  replacedBy: 'replaced by',
  proof: {
    reading: 'This browser checks the proof of the block…',
    holds: 'Checked in this browser: a block has this payment.',
    blocks: (count: number) => (count === 1 ? '1 header' : `${count} headers`),
    faults: {
      unreadable: 'The proof of the block cannot be read. Do not rely on the payment.',
      transaction: 'The proof is of another transaction. Do not rely on the payment.',
      output: 'The proof is of another address or amount. Do not rely on the payment.',
      branch: 'The block does not have this transaction. Do not rely on the payment.',
      headers: 'The blocks above do not follow this one. Do not rely on the payment.',
      work: 'The blocks have too little work. Do not rely on the payment.',
    },
  },
  unclaimed: 'To this address, of no deposit',
  link: 'Link to this deposit',
} as const;
