import { hours } from '#src/investor/deposit/copy.ts';

const reviewed = (count: number) => `We review your request within ${hours(count)} and email you.`;

// From three days on, hours are hard to read.
const hoursOrDays = (count: number) =>
  count >= 72 && count % 24 === 0 ? `${count / 24} days` : hours(count);

export const copy = {
  title: 'Request New Withdrawal',
  amount: 'Amount',
  max: 'Max',
  maxLabel: (dollars: string) => `Max: enter ${dollars}`,
  available: (dollars: string) => `Available ${dollars}`,
  minimum: (dollars: string) => `Minimum: ${dollars}`,
  left: (dollars: string) => `You can withdraw ${dollars} more today.`,
  upTo: (dollars: string) => `You can withdraw up to ${dollars} today.`,
  below: (dollars: string) => `The smallest withdrawal is ${dollars}.`,
  mode: 'Pay out in',
  coinRate: (coin: string, dollars: string) => `1 ${coin} = ${dollars}`,
  address: 'Destination address',
  addressFirst: 'Paste a wallet address',
  addressStart: { BTC: 'bc1...', ETH: '0x...' },
  addressHint: 'Check it carefully: crypto payments cannot be reversed.',
  checking: 'Checking the address...',
  usedBefore: 'You have withdrawn to this address before.',
  paidBefore: 'Paid before:',
  payAgain: (address: string) => `Use ${address}`,
  newAddress: 'We have not paid to this address before. Check it once more.',
  submit: 'Review withdrawal',
  waits: (moment: string) =>
    `You can withdraw again from ${moment}. For your safety, withdrawals wait 24 hours after a change of password or email address.`,
  nothing: {
    title: 'You have nothing to withdraw yet',
    text: 'Money that you deposit can be withdrawn once we have confirmed it.',
    onHold: 'All your money is on hold for withdrawals in review.',
    deposit: 'Deposit',
  },
  receive: {
    title: 'You receive about',
    empty: 'Enter an amount and choose a coin to see an estimate.',
    noAmount: 'Enter an amount to see an estimate.',
    noCoin: 'Choose a coin to see an estimate.',
    noRate:
      'No rate is available right now. You can still withdraw: the rate is fixed when we pay.',
    about: (amount: string, coin: string) => `${amount} ${coin}`,
    rate: (dollars: string, source: string, time: string) => `at ${dollars}, ${source}, ${time}`,
    example: (dollars: string) => `at ${dollars}, an example rate, not a market price`,
    amount: 'Amount',
    fee: 'Our fee',
    fees: 'Our fee and network fee',
    networkFee: 'Network fee',
    paidByUs: 'Paid by us',
    rateName: 'Rate',
    fixed: 'Fixed when we pay',
    fixedDetail: 'the estimate can change until then',
    worth: (dollars: string) => `you get ${dollars} in coins at that rate`,
    review: 'Review',
    within: (count: number) => `Within ${hoursOrDays(count)}`,
    withinBy: (count: number, moment: string) => `Within ${hoursOrDays(count)}, by ${moment}`,
    byPeople: 'by a person',
    payment: 'Coins sent',
    onTop: 'including the review; longer if we have a question for you',
    onTopShort: 'longer if we have a question for you',
  },
  limit: {
    title: 'Daily limit',
    used: (used: string, limit: string) => `${used} of ${limit}`,
    text: 'Counts your requests of the last 24 hours.',
  },
  twoStep: {
    lead: 'Two-step sign-in is off.',
    text: 'Turn it on, so that a stolen password is not enough to withdraw.',
    setUp: 'Set up',
  },
  neverPay: {
    lead: 'We never ask you to pay before a withdrawal.',
    text: 'If anyone asks for a fee, tax or deposit to release it, it is a scam.',
    tell: 'Tell us',
  },
  confirmTitle: 'Confirm your withdrawal',
  aboutOnNetwork: (amount: string, network: string) => `about ${amount}, on the ${network} network`,
  onNetwork: (network: string) => `on the ${network} network`,
  toAddress: 'To address',
  firstTime: 'We have not paid to this address before.',
  compare: 'Compare every group: crypto payments cannot be reversed.',
  noFee: 'We never ask you to pay before a withdrawal.',
  leftAfter: 'Available after',
  canCancel: (dollars: string) => `${dollars} is set aside until we pay`,
  password: 'Enter your password',
  requested: reviewed,
  confirm: (dollars: string) => `Withdraw ${dollars}`,
  arrived: (count: number) => `Your request arrived. ${reviewed(count)}`,
  unknown: {
    dialog:
      'We do not know whether your request arrived. Press the button again: it cannot make a second withdrawal. Or close this and look under Your withdrawals.',
    form: 'We do not know whether your request arrived. Look under Your withdrawals. If it is not there, press Review withdrawal again and change nothing: it cannot make a second one.',
  },
} as const;
