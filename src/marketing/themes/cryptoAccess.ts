import type { Theme } from './theme.ts';

export const cryptoAccess: Theme = {
  name: 'crypto-access',
  title: 'Crypto access',
  kind: 'asset class',
  summary: 'Bitcoin and Ethereum as a way to pay in, with the value counted in dollars.',
  caption:
    'Each block of a coin’s network names the one before it. What is final cannot be called back.',
  whatItIs: [
    'Bitcoin and Ethereum are entries on public networks that no bank runs. Anyone who knows a private key can move what belongs to it, and no one can undo the move.',
    'At Plainvest they are a means of payment. You send coins, staff compare them with your proof, and the dollar value at the quoted rate is credited. From then on you hold a balance in dollars and no coins.',
  ],
  earns: [
    'Holding coins yourself: a gain if someone later pays more for them. They earn nothing in between.',
    'Paying in here: nothing. A later rise of the coin is not yours, and neither is a later fall.',
  ],
  loses: [
    'A transfer to a wrong address or over a wrong network cannot be called back.',
    'Rates can change between your decision and the moment the coins arrive.',
    'Lost keys, fraud and failed platforms have emptied many holders’ wallets.',
    'A balance here is a claim on the operator. If the operator fails, you may not be paid.',
  ],
  costs: [
    'The network’s own fee, paid by the sender and higher when the network is busy.',
    'The gap between buying and selling price where you bought the coins.',
    'Tax: in many countries paying with a coin counts as selling it.',
  ],
  horizon:
    'For paying in, until the network and then staff have confirmed it. For holding coins, no one knows: prices have fallen for years before, and may do so again.',
  notFor: [
    'Anyone who would have to buy coins in a hurry because someone asks for them.',
    'Anyone who was told to send coins to release money that is said to be theirs. That is a fraud.',
    'Anyone who cannot afford the loss of the whole sum.',
  ],
  ask: [
    'Does every character of the address match the one on another screen?',
    'Which network does the address belong to, and which will my wallet use?',
    'What would I hold after the transfer, and who would owe it to me?',
  ],
  glance: {
    loseMore: 'No, but all of it',
    leaving: 'By a withdrawal that staff review',
    income: 'None',
  },
  here: 'This is the part that Plainvest does: it accepts both coins as payment and shows rate, source and time before you send. It does not hold coins in your name.',
  example: 'cryptoExample',
  figures: ['cryptoFraud'],
};
