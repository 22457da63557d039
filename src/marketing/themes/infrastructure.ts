import type { Theme } from './theme.ts';

export const infrastructure: Theme = {
  name: 'infrastructure',
  title: 'Infrastructure',
  kind: 'asset class',
  summary: 'Roads, grids, water and networks that are paid for by those who use them.',
  caption:
    'First come years of cost, then decades of tolls and tariffs that have to make up for them.',
  whatItIs: [
    'Infrastructure is what others build on: roads, bridges, power lines, pipes, ports and data networks. Private people reach it through listed companies, through funds, or through loans to a project.',
    'Demand tends to be steady, and contracts run for decades. In return the money is tied up for as long, and a state is often customer and regulator at once.',
  ],
  earns: [
    'Tolls, tariffs and fees for use, often tied to prices.',
    'A higher value, once a project is built and works as planned.',
  ],
  loses: [
    'A change of law or tariff can undo the plan on which the money was lent.',
    'Projects run late and over budget before the first income arrives.',
    'Stakes are large and hard to sell before the end.',
    'High debt makes such projects sensitive to rising interest.',
  ],
  costs: [
    'Yearly charges of a fund, commonly higher than for plain share funds.',
    'A share of gains for the manager, in many private funds.',
    'The discount at which an unlisted stake changes hands early.',
  ],
  horizon:
    'Ten years and more for a project. Shares of listed companies can be sold sooner, at the price of the day.',
  notFor: [
    'Anyone who cannot leave the money alone for a decade.',
    'Anyone who cannot judge, or pay someone to judge, a contract with a state.',
    'Anyone looking for something simple because bridges look simple.',
  ],
  ask: [
    'Who sets the tariff, and how often has it been changed afterwards?',
    'Is it built and running, or is it still a plan?',
    'How much debt is there, and when must it be renewed?',
  ],
  glance: {
    loseMore: 'No, unless you borrow',
    leaving: 'Hard before the end, unless listed',
    income: 'Fees for use, once it runs',
  },
  here: 'Plainvest finances no projects and sells no stakes in them.',
  example: 'infrastructureExample',
};
