/** An asset class that the site explains; its id is the anchor on /investment-products. */
export interface AssetClass {
  id: string;
  name: string;
  /** One sentence for the card. */
  summary: string;
  /** What it is and where a gain would come from. */
  explanation: string;
  /** How money is lost; each is one sentence. */
  risks: string[];
}

/** The asset classes of S-004 and S-069, in the order of the cards. */
export const assetClasses: AssetClass[] = [
  {
    id: 'option-trading',
    name: 'Option trading',
    summary: 'The right, not the duty, to buy or sell at an agreed price until an agreed day.',
    explanation:
      'A buyer pays a premium for a right; a seller takes the premium and the duty that goes with ' +
      'it. Options can insure a holding or speculate on a move.',
    risks: [
      'A buyer loses the whole premium when the option expires without value.',
      'A seller without cover can lose far more than the premium received.',
      'Time works against the buyer: an option loses value even when nothing moves.',
    ],
  },
  {
    id: 'stock-market',
    name: 'Stock market',
    summary: 'A share of a company, with a share of its profits and of its failures.',
    explanation:
      'Shares gain when a company earns more than was expected, and may pay dividends. Funds hold ' +
      'many shares, so that one failure weighs less.',
    risks: [
      'Prices can fall for years, and a single company can become worthless.',
      'Dividends are decided anew each time and can stop.',
      'Those who must sell at a bad moment lock the loss in.',
    ],
  },
  {
    id: 'forex',
    name: 'Forex',
    summary: 'One currency exchanged for another, mostly with borrowed money.',
    explanation:
      'Currencies move with interest rates, trade and politics. There is no income from holding a ' +
      'pair: one side’s gain is the other side’s loss, less costs.',
    risks: [
      'Leverage turns a small move into the loss of the whole stake, or more.',
      'Spreads and overnight charges add up, whichever way the price goes.',
      'Prices can jump past a stop order, above all on weekends and at news.',
    ],
  },
  {
    id: 'crypto-access',
    name: 'Crypto access',
    summary: 'Bitcoin and Ethereum as a way to pay in, with the value counted in dollars.',
    explanation:
      'Coins move on public networks without a bank. Here they are a means of payment: a deposit is ' +
      'credited in dollars, so a later rise of the coin is not yours, and neither is a later fall.',
    risks: [
      'A transfer to a wrong address or network cannot be called back.',
      'Rates can change between your decision and the moment the coins arrive.',
      'Lost keys, fraud and failed platforms have emptied many holders’ wallets.',
    ],
  },
  {
    id: 'fixed-income',
    name: 'Fixed income',
    summary: 'A loan to a state or a company that pays interest until it is repaid.',
    explanation:
      'Bonds name their interest and the day of repayment. Their price falls when market interest ' +
      'rates rise, and rises when they fall.',
    risks: [
      'A borrower can fail to pay interest, or the loan itself.',
      'Selling before the end can bring less than was paid.',
      'Inflation can eat more than the interest brings.',
    ],
  },
  {
    id: 'real-estate',
    name: 'Real estate',
    summary: 'Land and buildings, held directly or through a fund, for rent and resale.',
    explanation:
      'Income comes from tenants, gains from rising prices. Property needs upkeep, insurance and, ' +
      'most often, borrowed money.',
    risks: [
      'Property sells slowly; funds have closed their doors to those who wanted out.',
      'Empty buildings, repairs and interest turn income into cost.',
      'Much money rests on one place, one market and one set of laws.',
    ],
  },
  {
    id: 'infrastructure',
    name: 'Infrastructure',
    summary: 'Roads, grids, water and networks that are paid for by those who use them.',
    explanation:
      'Long contracts bring regular income where demand is steady. Projects take years to build ' +
      'and decades to pay back.',
    risks: [
      'A change of law or tariff can undo the plan on which the money was lent.',
      'Works run late and over budget before the first income arrives.',
      'Stakes are large and hard to sell before the end.',
    ],
  },
  {
    id: 'agriculture',
    name: 'Agriculture',
    summary: 'Farmland, crops and the trade in them, at the mercy of weather and markets.',
    explanation:
      'Income comes from harvests and leases, and prices of crops follow supply around the world. ' +
      'Land tends to be held for a long time.',
    risks: [
      'Drought, flood, pests and disease can take a whole season.',
      'Crop prices swing with distant harvests and with trade rules.',
      'Unregulated “own a tree” and “own a plot” schemes are a common form of fraud.',
    ],
  },
];
