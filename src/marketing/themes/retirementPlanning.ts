import type { Theme } from './theme.ts';

export const retirementPlanning: Theme = {
  name: 'retirement-planning',
  title: 'Retirement planning',
  kind: 'service',
  summary: 'Why time, inflation and the order of good and bad years decide so much.',
  caption:
    'Savings grow until the last working day and are used up after. A bad start empties them early.',
  whatItIs: [
    'Retirement planning asks three things: what will I need each month, what will certainly come in, and how large is the gap. Saving and investing are about the gap alone.',
    'What makes it hard is that two dates are unknown, the last working day and the last day, and that prices will have risen by then.',
  ],
  earns: [
    'State and workplace pensions, often with a contribution from the employer that you would otherwise forgo.',
    'Tax relief on pension savings, where the law gives it.',
    'Growth over decades, in years in which nothing is taken out.',
  ],
  loses: [
    'A pension product that grows more slowly than prices buys less each year.',
    'A plan that holds mostly shares can fall just before you need it.',
    'Taking out too much in good years empties the pot in bad ones.',
    'People often lose a secure pension by moving it into something that promises more.',
  ],
  costs: [
    'Yearly charges of pension products, over a very long time.',
    'Charges and lost benefits when a pension is moved.',
    'Tax when the money is drawn.',
  ],
  horizon:
    'Decades of saving and decades of drawing. Starting early costs little; starting late costs a lot.',
  notFor: [
    'Anyone who would have to give up an emergency reserve for it.',
    'Crypto-assets as the only pillar: they pay no income, and no one owes you anything.',
  ],
  ask: [
    'What will the state and my employers pay, in writing?',
    'Do I lose any secured benefit if I move this pension?',
    'What do I cut first if the first years are bad?',
  ],
  glance: {
    loseMore: 'No, but it can run out',
    leaving: 'Often not before a certain age',
    income: 'Yes, that is its purpose',
  },
  here: 'An account at Plainvest is not a pension, has no tax advantage and earns no return.',
  example: 'drawingExample',
};
