const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);

export const copy = {
  write: 'Write to us',
  title: 'Help and contact',
  ask: {
    title: 'Ask about a deposit or withdrawal',
    open: 'Open it and write under Messages. We answer there and email you.',
    none: 'None is in review. Choose one under Transactions, open it and write under Messages.',
    unsubmitted: 'Submit your deposit first; then you can write under Messages.',
    all: 'All transactions',
  },
  contact: {
    title: 'Contact',
    support: 'Support',
    reply: 'We review deposits and withdrawals',
    within: (count: number) => `Within ${hours(count)}`,
    mention: 'When you write to us, give the reference of your deposit or withdrawal.',
    operator: 'Operator',
    complaint: 'Not satisfied? Make a complaint',
    proof: 'Check your records',
  },
  neverPay: {
    lead: 'We never ask you to pay before a withdrawal.',
    text: 'If anyone asks for a fee, tax or deposit to release your money, it is a scam.',
    nothing: 'Send nothing.',
    write: 'Send nothing and write to us.',
  },
  questions: {
    title: 'Questions',
    network: [
      'Which network do I use?',
      'Bitcoin on the Bitcoin network, ETH on Ethereum mainnet. Tokens, Lightning and other networks do not arrive and cannot be returned.',
    ],
    late: [
      'I paid after the quote ended. What now?',
      'Open the deposit, tell us that you sent the coin, and add the transaction id. Within an hour you still get the quoted amount if the rate moved by 2% or less. Otherwise we credit at the rate on arrival, never more than quoted.',
    ],
    otherAmount: [
      'I sent a different amount. Is it lost?',
      'No. We can credit the amount that arrived. The deposit then shows both amounts and the reason.',
    ],
    wait: [
      'When is my withdrawal paid?',
      (review: number, pay: number) =>
        `A person reviews it within ${hours(review)}. Once it is approved, we send the coin within ${hours(pay)} and email you. After a change of password or email address, withdrawals wait 24 hours.`,
    ],
    daily: (limit: string) => `You can withdraw up to ${limit} in 24 hours.`,
    stranger: [
      'Someone else may be in my account. What now?',
      'Under Account Settings, Security: sign out every device and change your password. Each email about a change has a link that stops it and blocks withdrawals.',
    ],
    custody: [
      'Who holds the coins?',
      'The operator, in the wallets whose addresses you see. Your balance is what the operator owes you. No protection scheme covers it.',
    ],
    earning: [
      'How does the operator earn?',
      (income: string) => `You pay no fee and no spread. ${income}`,
    ],
    cancel: [
      'Can I cancel a withdrawal?',
      'Yes, until we approve it. The amount is available again at once.',
    ],
  },
  deposit: {
    title: 'How a deposit works',
    steps: (count: number) => [
      'Enter an amount and choose a coin. You get a quote with the exact amount and our address.',
      'Send that amount from your wallet, and only on the network of the coin.',
      'Press Submit: we start the review then. A transaction id or a picture of the payment makes it faster.',
      `We check the payment within ${hours(count)} and email you. Then it is in your balance.`,
    ],
    problem:
      'If a different amount arrives, we credit what arrived. Questions? Write under Messages on the deposit’s page.',
    link: 'Deposit',
  },
  withdrawal: {
    title: 'How a withdrawal works',
    steps: (review: number, pay: number) => [
      'Enter an amount, a coin and an address of your own wallet. We check the address at once.',
      'The amount is on hold, and we email you. You can cancel until we approve it.',
      `We review the request within ${hours(review)}.`,
      `Within ${hours(pay)} of the approval we send the coins and show you the transaction id.`,
    ],
    wait: 'After a change of password or email address, withdrawals wait 24 hours.',
    link: 'Withdraw',
  },
} as const;
