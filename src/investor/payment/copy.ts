import { hours } from '#src/investor/deposit/copy.ts';
import { copy as paymentCopy } from '#src/shared/payment/copy.ts';

export const copy = {
  payment: {
    title: 'Transaction details',
    // A figure and its unit stay on one line.
    about: (coinAmount: string, coin: string, usd: string) =>
      `You are about to pay ${coinAmount}\u00a0${coin} for ${usd}\u00a0USD*`,
    quotedFor: (dollars: string) => `It was the price of ${dollars}.`,
    valid: 'Quote valid',
    almostOver: 'Almost over',
    until: (time: string) => `until ${time}`,
    expired: 'Quote expired',
    endedAt: (time: string) => `at ${time}`,
    left: (minutes: number) =>
      minutes === 1
        ? 'The quote is valid for 1 more minute.'
        : `The quote is valid for ${minutes} more minutes.`,
    only: {
      BTC: [
        'Send only Bitcoin on the Bitcoin network.',
        'Tokens, Lightning and other networks do not arrive and cannot be returned.',
      ],
      ETH: ['Send only ETH on Ethereum mainnet.', 'Tokens and other networks are lost.'],
    },
    sample: [paymentCopy.sampleAddress, 'This is a demo: continue as if you had paid.'],
    address: 'Wallet address',
    exactly: 'Send exactly this amount. If another amount arrives, we credit what arrived.',
    compare: 'Check every group of the address, the bold ones first.',
    doNotSend: 'Do not send to this quote.',
    ended: (time: string) => `It ended at ${time}. Get a new one: it takes a second.`,
    already: (time: string) => `Already sent it before ${time}?`,
    nothingLost: 'Nothing is lost. Press "I have sent the coin": we review a late payment by hand.',
    renew: 'Get a new quote',
    renewed: 'New quote: check the amount again before you send.',
    sent: 'I have sent the coin',
    saving: 'Saving...',
    note: (time: string) =>
      `You can close this page and come back under Deposit. After ${time} we ask whether you sent it.`,
  },
  quote: {
    title: 'Your quote',
    expired: 'Expired quote',
    credited: 'You get',
    rate: 'Exchange rate',
    fee: 'Our fee',
    networkFee: 'Network fee*',
    byWallet: 'Set by your wallet',
    example: 'example rate',
    exampleSource: 'this demo: an example rate, not a market price',
    footnote: (sources: string, time: string) =>
      `* Rate from ${sources}, ${time}. No spread is added. The network fee is not included.`,
  },
  rule: {
    title: 'What you get',
    inTime: (time: string) => `Submitted by ${time}`,
    hour: (time: string) => `By ${time}, if the rate moved by 2% or less`,
    later: 'Later, or if it moved more',
    most: (dollars: string) => `Rate on arrival, at most ${dollars}`,
  },
  discard: {
    button: 'Cancel this deposit',
    title: 'Cancel this deposit?',
    only: 'Only if you have sent nothing.',
    text: 'Cancel only if you have sent nothing. You can start another one at any time.',
    keep: 'Keep deposit',
    confirm: 'I sent nothing: cancel',
    done: 'Deposit cancelled. Nothing was charged.',
  },
  after: {
    title: 'After you pay',
    proof: 'Submit your deposit. A screenshot is optional.',
    check: (count: number) => `We check the payment within ${hours(count)}.`,
    credit: 'We credit your account and email you.',
  },
} as const;
