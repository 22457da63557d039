import { momentInUtc } from '#server/platform/outbox/enqueue.ts';

export const chainMessages = {
  off: 'The chain is not connected. Decide by the proof.',
  wrongNetwork: 'The node is of another network and is not read.',
  away: (since: Date | null) =>
    since ? `The node does not answer since ${momentInUtc(since)}.` : 'The node does not answer.',
  behind: (since: Date | null) =>
    since ? `The node is behind since ${momentInUtc(since)}.` : 'The node is behind.',
  secondAway: (since: Date | null) =>
    since
      ? `The second node does not answer since ${momentInUtc(since)}.`
      : 'The second node does not answer.',
  secondNetwork: 'The second node is of another network.',
  differs: (since: Date) =>
    `The two nodes have different blocks since ${momentInUtc(since)}. Find out which one is right before you decide.`,
  incomplete:
    'The node has deleted blocks before they were read: payments that came and went then are missing.',
  linkedBefore: 'This payment belongs to a deposit already.',
  linked: (deposit: string) => `The payment now belongs to ${deposit}.`,
  notMined: 'This payment is not in a block yet, or has left the chain. Please wait until it is.',
  whose: 'Choose whose payment it is: the address is not of one investor.',
  ofAnother: 'This address belongs to another investor.',
  noInvestor: 'Choose an investor whose account is not closed.',
  worthLess: 'This payment is worth less than one dollar. It stays in this list.',
  earlierSent:
    'The node has the transaction of an earlier payout of this withdrawal. Do not pay it again, and record that payment.',
  earlierSpent:
    'Coin of an earlier payout of this withdrawal was spent, and no block shows for what. Please wait until one does.',
  earlierUnread:
    'The node does not answer whether an earlier payout of this withdrawal was sent. Please try again in a minute.',
  noProof: 'This payment has no proof.',
} as const;
