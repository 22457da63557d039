import type { Theme } from './theme.ts';

export const fixedIncome: Theme = {
  name: 'fixed-income',
  title: 'Fixed income',
  kind: 'asset class',
  summary: 'A loan to a state or a company that pays interest until it is repaid.',
  caption:
    'Interest arrives on fixed dates; the loan itself comes back on the last one, unless the borrower fails.',
  whatItIs: [
    'A bond is a loan cut into pieces that can be bought and sold. It names its interest, the days on which it pays and the day of repayment.',
    'The price of a bond moves against interest rates. When new bonds pay more, an old one is worth less, and the longer it still runs the stronger the effect.',
  ],
  earns: [
    'Interest, at the days that the bond names.',
    'A higher price, when interest rates fall and you sell before the end.',
  ],
  loses: [
    'A borrower can fail to pay interest, or the loan itself.',
    'Selling before the end can bring less than was paid.',
    'Inflation can eat more than the interest brings.',
    'A bond in a foreign currency moves with that currency as well.',
  ],
  costs: [
    'The gap between buying and selling price, which private buyers rarely see.',
    'A yearly charge if the bonds are held in a fund.',
    'Tax on interest, in many countries also on gains.',
  ],
  horizon:
    'As long as the bond runs: from months to decades. Match its last day to the day on which you need the money.',
  notFor: [
    'Anyone who expects a bond to keep up with rising prices in every year.',
    'Anyone who buys because a high interest looks safe. It is high because repayment is in doubt.',
    'Money that might be needed long before the last day.',
  ],
  ask: [
    'Who owes the money, and who is paid before me if they fail?',
    'What would I get if I had to sell next year and rates had risen?',
    'Is this a bond on a market, or a private promise that only looks like one?',
  ],
  glance: {
    loseMore: 'No',
    leaving: 'By selling, at the price of the day',
    income: 'Interest, as long as the borrower pays',
  },
  here: 'Plainvest issues and sells no bonds, and a balance here is not one: it pays no interest.',
  example: 'bondExample',
};
