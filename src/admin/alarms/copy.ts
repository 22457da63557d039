import { type Coin, coinNames } from '#contract/coin.ts';

export const copy = {
  title: 'Alarms',
  text: 'An alarm stays until enough people have looked into it and closed it.',
  kinds: {
    theft: (coin: Coin) => `${coinNames[coin]} left our address without an announced payment`,
    reorg: (coin: Coin) => `A confirmed ${coinNames[coin]} deposit left the chain`,
  },
  lostPayout: (coin: Coin) => `The payment of a ${coinNames[coin]} withdrawal left the chain`,
  facts: {
    amount: 'Amount',
    address: 'Our address',
    sentTo: 'Address',
    txid: 'Transaction',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    raised: 'Raised',
    to: 'Went to',
    approvals: 'Approvals to close',
  },
  noAddress: 'a script without an address',
  count: (have: number, needed: number) => `${have} of ${needed}`,
  given: 'You approved it. Another person must approve it too.',
  noDuty: 'People with the duty Keys can close it.',
  close: {
    button: 'Close the alarm',
    title: 'Close the alarm',
    text: 'Say what happened. All staff read it. A pause stays until you end it under Settings.',
    note: 'What happened',
    submit: 'Approve to close',
  },
} as const;
