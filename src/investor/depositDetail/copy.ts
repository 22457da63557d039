import { hours } from '#src/investor/deposit/copy.ts';

export const copy = {
  pending: 'Deposit pending, awaiting confirmation.',
  confirmed: 'Confirmed and credited to your account.',
  declined: 'Declined. Your balance has not changed.',
  chain: {
    seen: 'Your payment was seen.',
    notFinal: 'Your payment was seen. It counts once its block is final, after about 13 minutes.',
    counted: (have: number, asked: number) =>
      `Your payment was seen, ${have} of ${asked} ${asked === 1 ? 'confirmation' : 'confirmations'}.`,
    arrived: 'Your payment has arrived.',
    short:
      'Less arrived than you quoted. Send the rest to the same address, or wait for our decision.',
    gone: 'Your payment is no longer on the chain. Check your wallet.',
  },
  reversed: 'Reversed. We took the amount from your balance again.',
  taken: (dollars: string) => `${dollars} taken from your balance`,
  review: (count: number) => `We review within ${hours(count)} and email you.`,
  reviewWaits: 'Waits for your answer',
  secondApproval: (moment: string) => `Waits for a second approval, by ${moment}`,
  reviewDone: (moment: string) =>
    `We answer by ${moment} and email you. You have nothing else to do.`,
  added: (dollars: string) => `${dollars} added to your balance`,
  sent: 'Reported as sent',
  arrived: 'Arrived',
  notSeen: 'Nothing yet',
  credited: 'Credited',
  seen: 'Payment seen',
  rate: 'Rate',
  example: 'an example rate, not a market price',
  txid: 'Transaction id',
  noTxid: 'None given',
  matched: 'Not needed, we found your payment',
  address: 'Our address for this deposit',
  proof: 'Proof',
  noProof: 'no proof attached',
  view: 'View proof',
  addProof: 'Add proof',
  replaceProof: 'Add or replace proof',
  another: 'Make another deposit',
  late: 'Submitted after the quote expired: we may credit it at the rate on arrival.',
  other: (quoted: string, arrived: string) => `You quoted ${quoted}; ${arrived} arrived.`,
  next: {
    pending: {
      title: 'What can change the amount',
      lines: [
        ['If a different amount arrives', 'we credit what arrived and explain the difference.'],
        ['If nothing arrives', 'we decline the deposit with a reason, and you can reply.'],
      ],
    },
    confirmed: {
      title: 'What happens next',
      lines: [
        ['The money is in your balance.', 'You can request a withdrawal at any time.'],
        ['Your monthly statement', 'shows it with its amount, date and reference.'],
      ],
      link: { to: '/user/withdraw', text: 'Withdraw' },
    },
    reversed: {
      title: 'What you can do now',
      lines: [
        ['It is not in your balance.', 'Your transactions and statements show both entries.'],
        ['You disagree?', 'Write to us below and we will check again.'],
      ],
    },
    declined: {
      title: 'What you can do now',
      lines: [
        ['You sent the coin?', 'Reply under Messages and we check again. Do not pay twice.'],
        ['If it arrived,', 'we credit it as a new deposit and email you.'],
        ['You sent nothing?', 'No action needed.'],
      ],
    },
  },
} as const;
