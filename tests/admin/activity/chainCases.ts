/** The lines about the chain with the details that the server writes. */
export const chainCases = {
  'snapshot.take': { details: {}, text: 'took the sum of all balances, for proofs of investors' },
  'deposit.link': {
    details: { txid: 'ab'.repeat(32) },
    text: 'linked a payment to deposit #5A81CBA0CE of Anna Berg, $500.00',
  },
  'payout.make': {
    details: { coin: 'BTC', txid: 'ab'.repeat(32), withdrawals: 2 },
    text: 'made a Bitcoin payout of 2 withdrawals, abababab…ababab',
  },
  'payout.sign': { details: {}, text: 'added the signed transaction of a payout' },
  'payout.send': { details: {}, text: 'let a payout be sent' },
  'payout.cancel': {
    details: { reason: 'Fee too low' },
    text: 'cancelled a payout: “Fee too low”',
  },
  'reconciliation.ask': { details: { coin: 'ETH' }, text: 'asked to reconcile Ethereum' },
  'reconciliation.close': {
    details: { coin: 'BTC', height: 800_000, unexplained: '0', note: 'Dust' },
    text: 'closed the day of Bitcoin at block 800000: “Dust”',
  },
  'alarm.close': {
    details: { coin: 'BTC', txid: 'ab'.repeat(32), note: 'A sweep' },
    text: 'closed the Bitcoin alarm about abababab…ababab: “A sweep”',
  },
};
