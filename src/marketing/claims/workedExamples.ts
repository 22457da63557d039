import { checked } from './checked.ts';
import type { Claim } from './claim.ts';
import { payoutText, quoteText, statementText } from './examples.ts';

const workedExample = (text: string): Claim => ({
  text,
  source: {
    name: 'Our own example, with invented figures. It leaves out fees and tax unless it names them',
  },
  ...checked,
  expires: '2028-11-21',
});

/** Examples with invented figures, by the text that they belong to. */
export const workedExamples = {
  statementExample: workedExample(statementText),
  quoteExample: workedExample(quoteText),
  payoutExample: workedExample(payoutText),
  optionExample: workedExample(
    'You pay a premium of $3 for the right to buy a share at $50. If it stands at $58 on the last day, the right is worth $8 and you have gained $5. At $51 you get $1 back and have lost $2. At $50 or below you have lost all $3.',
  ),
  sharesExample: workedExample(
    'A share bought at $100 that falls by 50% stands at $50. To come back to $100 it must then rise by 100%.',
  ),
  forexExample: workedExample(
    'With a stake of $500 you hold a position of $15,000, thirty times as much. A move of 1% against you costs $150, which is 30% of the stake. A move of about 3.3% takes all of it.',
  ),
  cryptoExample: workedExample(
    'You send coins worth $500 and $500 is credited. A week later the same coins would fetch $600, or $400. Your balance reads $500 in both cases.',
  ),
  bondExample: workedExample(
    'A bond of $1,000 pays $30 a year for ten years. If new bonds pay $50 a year instead, a buyer gives only about $846 for yours today. Held to the end it still repays $1,000.',
  ),
  propertyExample: workedExample(
    'A flat of $200,000 is bought with $40,000 of your own and a loan of $160,000. If its price falls by 10% to $180,000, the loan is unchanged and your share has halved to $20,000.',
  ),
  infrastructureExample: workedExample(
    'A bridge is to cost $100 million and to earn $8 million a year. If it costs $130 million instead, the yearly yield falls from 8% to about 6.2% before the first car has crossed.',
  ),
  agricultureExample: workedExample(
    'A field yields 100 tonnes at $200 and costs $17,000 a year: $3,000 remain. A harvest smaller by 20% at the same price brings $16,000, and the year ends with a loss of $1,000.',
  ),
  planningExample: workedExample(
    'Monthly costs of $2,000 and a reserve for four months make $8,000. At $250 a month it takes 32 months to build, before the first dollar is invested.',
  ),
  plannerExample: workedExample(
    'A planner asks $150 an hour and needs six hours: $900. A “free” plan ends with a product of $20,000 and a commission of 5% inside it: $1,000.',
  ),
  drawingExample: workedExample(
    'Savings of $240,000 that earn nothing last twenty years at $1,000 a month. At $1,500 a month they last thirteen years and four months.',
  ),
  feesExample: workedExample(
    'Say $10,000 grows by 5% a year for thirty years: about $43,200. With a yearly fee of 1.5% it grows by 3.5% instead and reaches about $28,100. The fee took about $15,100.',
  ),
  inflationExample: workedExample(
    'If prices rise by 3% a year, $1,000 buys in twenty years what about $554 buys today.',
  ),
  spreadExample: workedExample(
    'You have $1,000,000 and keep 60% in the shares of one company. If that company fails, $600,000 is gone, however well the rest is diversified.',
  ),
} as const satisfies Record<string, Claim>;
