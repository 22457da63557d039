/** Texts of the withdraw screen. */
export const copy = {
  title: 'Request New Withdrawal',
  amount: 'Amount',
  available: (dollars: string) => `Available: ${dollars}`,
  minimum: (dollars: string) => `Minimum: ${dollars}`,
  mode: 'Withdraw to',
  address: 'Destination address',
  addressHint: 'Your own address for this coin. A payment to a wrong address cannot be undone.',
  submit: 'Withdraw',
  confirmTitle: 'Confirm your withdrawal',
  rows: { amount: 'Amount', mode: 'Coin', address: 'To address' },
  noFee: 'No fee is ever asked in advance. If anyone asks for one, it is a scam.',
  review: (hours: number) =>
    `We review each request within ${hours === 1 ? '1 hour' : `${hours} hours`}. The amount is held until then.`,
  confirm: 'Confirm',
  list: {
    title: 'Your withdrawals',
    empty: 'You have not requested a withdrawal yet.',
    to: 'To',
    reason: 'Reason',
    txid: 'Transaction id',
    cancel: 'Cancel request',
    cancelOf: (reference: string) => `Cancel request ${reference}`,
  },
} as const;
