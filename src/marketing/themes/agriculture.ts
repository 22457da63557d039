import type { Theme } from './theme.ts';

export const agriculture: Theme = {
  name: 'agriculture',
  title: 'Agriculture',
  kind: 'asset class',
  summary: 'Farmland, crops and the trade in them, which depend on weather and markets.',
  caption:
    'The same field in different years: most harvests are good, and a drought or a flood takes one.',
  whatItIs: [
    'Agriculture as an investment means land that is leased to farmers, companies that grow or process food, or contracts on the price of a crop.',
    'These differ more than their name suggests. Land moves slowly and is hard to sell. A crop contract moves by the hour and is mostly held with borrowed money.',
  ],
  earns: [
    'Leases and harvests, less seed, work, machines and water.',
    'A higher price of land, or of a crop that you hold.',
  ],
  loses: [
    'Drought, flood, pests and disease can take a whole season.',
    'Crop prices swing with distant harvests and with trade rules.',
    'Land and young plantations can hardly be sold in a bad year, when everyone sells.',
    'Unregulated “own a tree” and “own a plot” schemes have been used to defraud people.',
  ],
  costs: [
    'Upkeep, insurance and a manager on the spot.',
    'Storage and transport of a crop that is held.',
    'Fees of a fund, and tax on land in the country where it is.',
  ],
  horizon: 'Many harvests. A single year says little, and trees take years before the first one.',
  notFor: [
    'Anyone who cannot bear a year without any income from it.',
    'Anyone who is offered a fixed yield per tree, cow or hectare.',
    'Anyone who cannot check that the land exists and who is entered as its owner.',
  ],
  ask: [
    'In whose name is the land registered, and may I see the entry?',
    'Who bears a failed harvest, by contract?',
    'Can I sell without the promoter’s consent, and to whom?',
  ],
  glance: {
    loseMore: 'With crop contracts, yes',
    leaving: 'Slowly for land, quickly for listed shares',
    income: 'Uneven, and absent in bad years',
  },
  here: 'Plainvest owns no land and sells no crops, trees or plots.',
  example: 'agricultureExample',
};
