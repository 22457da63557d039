import type { Theme } from './theme.ts';

export const holdings: Theme[] = [
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
];
