import type { Theme } from './theme.ts';

export const realEstate: Theme = {
  name: 'real-estate',
  title: 'Real estate',
  kind: 'asset class',
  summary: 'Land and buildings, held directly or through a fund, for rent and resale.',
  caption:
    'Some windows pay rent, some are empty, and repairs and interest are due for all of them.',
  whatItIs: [
    'Real estate can be owned outright, with others, through shares of a property company or through a fund. The building is the same; how soon you can leave and who decides are not.',
    'Income comes from tenants, gains from a higher price. Property is mostly bought with a loan, which enlarges both gain and loss.',
  ],
  earns: [
    'Rent, after upkeep, insurance, tax, empty months and interest.',
    'A higher price when it is sold, after the costs of buying and selling.',
  ],
  loses: [
    'Property sells slowly; funds have closed their doors to those who wanted out.',
    'Empty buildings, repairs and interest turn income into cost.',
    'Much money rests on one place, one market and one set of laws.',
    'With a loan, a small fall in price takes a large part of your own money.',
  ],
  costs: [
    'Taxes, notary or lawyer and agent when buying, and again when selling.',
    'Upkeep, insurance and administration in each year, with or without a tenant.',
    'In a fund, a yearly charge and often one for entering or leaving.',
  ],
  horizon:
    'A decade or more for a building, because buying and selling cost so much. A listed fund can be sold sooner, at a price that moves like that of a share.',
  notFor: [
    'Anyone who might need the money within a few years.',
    'Anyone whose home and income already depend on the same town.',
    'Anyone who could not pay the loan through a long empty spell.',
  ],
  ask: [
    'What remains of the rent in a bad year, after everything?',
    'How can I leave, how long does it take, and has leaving ever been stopped?',
    'Who values the property, and who pays the valuer?',
  ],
  glance: {
    loseMore: 'With a loan, yes',
    leaving: 'Slowly; a fund may close its doors',
    income: 'Rent, less everything it costs',
  },
  here: 'Plainvest owns no property for investors and sells no shares in any.',
  example: 'propertyExample',
};
