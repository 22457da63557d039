import type { ThemeName } from './theme.ts';

/** For search engines and previews: what a reader of that page finds on it. */
export const themeDescriptions: Record<ThemeName, string> = {
  'option-trading':
    'What an option is, how the whole premium can be lost, and why a seller without cover can lose more than was put in.',
  'stock-market':
    'What a share gives you, how prices fall for years, what brokers and funds charge, and who should stay away.',
  forex:
    'How currency trading with borrowed money works, and why a small move of the rate can take the whole stake.',
  'crypto-access':
    'How Bitcoin and Ether become dollars here: the quote, the transfer, the check, and how coins get lost on the way.',
  'fixed-income':
    'How bonds pay interest, why their price falls when rates rise, and what happens when a borrower fails.',
  'real-estate':
    'Rent, resale and repairs: how property makes money, how a loan multiplies a loss, and how long a sale takes.',
  infrastructure:
    'Roads, grids and networks as an investment: years of cost first, then tolls, and the risks of politics and delay.',
  agriculture:
    'How farmland and crops earn, how weather and prices take a harvest, and what to ask before you buy a share in one.',
  'planning-services':
    'What a financial planner does, how planners are paid, where their advice can hurt you, and what to ask one first.',
  'assets-management':
    'What it costs to let a manager decide for you, what a yearly fee takes over decades, and how you leave.',
  'retirement-planning':
    'What providers of retirement plans sell, what they charge, how savings run dry, and what to ask in writing.',
  'private-wealth':
    'How families look after larger sums: several holders, records, succession, and the ways in which a fortune is lost.',
};
