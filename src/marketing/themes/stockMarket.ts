import type { Theme } from './theme.ts';

export const stockMarket: Theme = {
  name: 'stock-market',
  title: 'Stock market',
  kind: 'asset class',
  summary: 'A share of a company, with a share of its profits and of its failures.',
  caption:
    'A share price that falls, stays below its old high for years and may or may not return.',
  whatItIs: [
    'A share is a part of a company. Its holder has a claim on what the company pays out and on what is left if it is sold, after everyone to whom it owes money.',
    'Picking single shares well is hard. A fund holds many at once, so that one failure weighs less. An index fund simply holds what an index lists, which costs little and makes no attempt to be clever.',
  ],
  earns: [
    'Dividends, when the company earns money and decides to hand some of it out.',
    'A higher price, when the company earns more than buyers had expected.',
  ],
  loses: [
    'Prices can fall for years, and a single company can become worthless.',
    'Dividends are decided each time and can stop.',
    'Those who must sell at a bad moment lock the loss in.',
    'A loss needs a larger gain to make up for it, as the example shows.',
  ],
  costs: [
    'A commission or a spread on each purchase and each sale.',
    'In a fund, a yearly charge that is charged in good years and bad.',
    'Tax on dividends and gains, which depends on where you live.',
    'A currency exchange when the share trades in another currency than yours.',
  ],
  horizon:
    'Many years. Money that will be needed sooner should not depend on what a share costs that day.',
  notFor: [
    'Money with a date, such as a deposit on a home or a tuition fee.',
    'Anyone who would sell because the price has fallen.',
    'Anyone who would have to borrow to buy.',
  ],
  ask: [
    'How much do I hold of one company, one country and one currency?',
    'What did a fund like this lose in its worst stretch, and how long did it stay there?',
    'What does it cost each year, all charges together?',
  ],
  glance: {
    loseMore: 'No, unless you borrow',
    leaving: 'On trading days',
    income: 'Dividends, which may stop',
  },
  here: 'Plainvest takes no orders for shares or funds. The strip on the home page names two share indices and shows no figure for them, because no source of ours supplies one.',
  example: 'sharesExample',
  figures: ['sharesFell'],
};
