export const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);

export const copy = {
  steps: ['Amount', 'Payment', 'Proof'],
  step: (number: number, name: string) => `Step ${number} of 3: ${name}`,
  amount: {
    title: 'How much do you want to deposit?',
    label: 'Amount',
    placeholder: '500',
    minimum: (figure: string) => `Minimum: ${figure} USD`,
    maximum: (figure: string) => `Maximum: ${figure} USD`,
    quick: 'Choose an amount',
    coin: 'Pay with',
    about: (coinAmount: string, coin: string) => `About ${coinAmount} ${coin}`,
    submit: 'CONTINUE',
    note: 'Next, we hold the rate for 15 minutes. Send and submit in that time.',
  },
  wallet: {
    BTC: {
      fetching: 'Fetching BTC wallet address...',
      fetched: 'BTC Wallet Address fetched successfully!',
      failed: 'Failed to fetch BTC wallet address.',
    },
    ETH: {
      fetching: 'Fetching ETH wallet address...',
      fetched: 'ETH Wallet Address fetched successfully!',
      failed: 'Failed to fetch ETH wallet address.',
    },
    unset: (name: string) => `${name} deposits are not available right now. Try again tomorrow`,
    orUse: (name: string) => `, or use ${name}.`,
    use: (name: string) => `Use ${name}`,
  },
  rates: {
    title: 'Rate now',
    summary: 'Your deposit',
    one: (coin: string) => `1 ${coin}`,
    per: (coin: string, usd: string) => `1 ${coin} = $${usd}`,
    none: 'Not available',
    noRate: 'No rate right now',
    unavailable: 'Rate unavailable. No quote can be made right now.',
    source: 'Source',
  },
  facts: {
    send: 'You send',
    get: 'You get',
    review: 'Review',
    within: (count: number) => `Within ${hours(count)}`,
    fee: 'Our fee',
    networkFee: 'Network fee',
    byWallet: 'Set by your wallet',
  },
  before: {
    title: 'Before you deposit',
    lines: [
      ['Your balance is in US dollars.', 'It does not move with the price of a coin.'],
      ['The operator holds the coins.', 'Your balance is what the operator owes you.'],
    ],
    earning: 'How the operator earns:',
    link: { to: '/user/help', text: 'Help and contact' },
  },
  missing: {
    text: 'This quote does not exist, or it belongs to another account.',
    start: 'Start a deposit',
  },
} as const;
