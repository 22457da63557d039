import type { Theme } from './theme.ts';

export const forex: Theme = {
  name: 'forex',
  title: 'Forex',
  kind: 'asset class',
  summary: 'One currency exchanged for another, mostly with borrowed money.',
  caption:
    'A small stake carries a large borrowed position, so a small move of the price takes the whole stake.',
  whatItIs: [
    'Forex is the exchange of one currency for another. Companies and travellers need it; traders speculate on it. Prices move with interest rates, trade, politics and the mood of the day.',
    'Private traders rarely exchange money. They hold contracts with a broker that follow the price, with a stake that is a small part of the position. That leverage is what makes forex dangerous, more than the currencies themselves.',
  ],
  earns: [
    'A gain when the currency you hold rises against the one you owe, by more than the costs.',
    'Sometimes a small daily interest difference, when the currency held pays more than the one owed.',
  ],
  loses: [
    'Leverage turns a small move into the loss of the whole stake, or more.',
    'Spreads and overnight charges add up, whichever way the price goes.',
    'Prices can jump past an order that was to end the loss (a stop order), above all at weekends and on news.',
    'Currencies as a whole pay nothing: what one side gains the other side loses, less what the brokers keep.',
  ],
  costs: [
    'The spread between buying and selling price, on every trade.',
    'A charge for each night on which a position is held.',
    'With some brokers a commission, and a worse price than the one on the screen.',
  ],
  horizon:
    'Minutes to weeks. No one is paid for holding a currency pair for years; a long wait only collects charges.',
  notFor: [
    'Anyone for whom the loss of the stake would be more than an annoyance.',
    'Anyone who has no hours to watch a position that moves day and night.',
    'Anyone who was invited by a stranger, a group chat or a “signal” service.',
  ],
  ask: [
    'Can I lose more than my stake, and is that written in the contract?',
    'What share of this broker’s private clients loses money? In many countries it must be published.',
    'Who holds my stake, and what happens to it if the broker fails?',
  ],
  glance: {
    loseMore: 'Depends on the contract; it may be yes',
    leaving: 'On weekdays, around the clock',
    income: 'None',
  },
  here: 'Plainvest offers no currency trading. Balances are kept in dollars; if you live with another currency, its rate against the dollar is a risk of your own.',
  example: 'forexExample',
};
