import { quoteMs, withdrawalDelayMs } from '#contract/lifetimes.ts';
import { settingsLimits } from '#contract/settings.ts';
import { passwordLengthMin } from '#contract/sizes.ts';
import type { Claim } from './claim.ts';
import { payoutText, quoteText, statementText } from './examples.ts';

const approvedBy = 'the editor of this site';
const checked = { date: '2026-11-23', approvedBy };

/** A figure that the product enforces, read from the rule itself. */
const ownRule = (text: string, rule: string, states: NonNullable<Claim['states']>): Claim => ({
  text,
  source: { name: `Our software: ${rule}` },
  ...checked,
  expires: '2028-11-21',
  states,
});

const workedExample = (text: string): Claim => ({
  text,
  source: {
    name: 'Our own example, with invented figures. It leaves out fees and tax unless it names them',
  },
  ...checked,
  expires: '2028-11-21',
});

const published = (text: string, source: Claim['source']): Claim => ({
  text,
  source,
  ...checked,
  expires: '2028-11-21',
});

const quoteMinutes = quoteMs / 60_000;
const waitHours = withdrawalDelayMs / 3_600_000;
const [ageMin] = settingsLimits.minimumAge;

/** Every figure and superlative that the public pages may show. */
export const register = {
  quoteStands: ownRule(
    `A quote is valid for ${quoteMinutes} minutes.`,
    'it enforces how long a quote is valid',
    {
      subject: 'lifetime of a quote, minutes',
      from: quoteMinutes,
      to: quoteMinutes,
    },
  ),
  passwordLength: ownRule(
    `A password has at least ${passwordLengthMin} characters.`,
    'it accepts no shorter password',
    { subject: 'shortest password, characters', from: passwordLengthMin, to: passwordLengthMin },
  ),
  withdrawalsWait: ownRule(
    `After a change of password or email address, we refuse new withdrawal requests for ${waitHours} hours.`,
    'it enforces this wait after such a change',
    { subject: 'wait of withdrawals, hours', from: waitHours, to: waitHours },
  ),
  ageMin: ownRule(
    `You must be at least ${ageMin} years old; the operator may set a higher age.`,
    'it lets an operator set no lower age',
    { subject: 'lowest minimum age, years', from: ageMin, to: ageMin },
  ),
  sharesFell: published(
    'Within five weeks of early 2020, from 19 February to 23 March, the share index S&P 500 fell by 33.8%, dividends included.',
    {
      name: 'S&P Dow Jones Indices, SPIVA U.S. Mid-Year 2020, summary',
      href: 'https://www.spglobal.com/spdji/en/spiva/article/spiva-us-mid-year-2020',
    },
  ),
  managersLagged: published(
    'Over the fifteen years to the end of 2024, 89.5% of the funds that pick shares of large US companies earned less than the S&P 500.',
    {
      name: 'S&P Dow Jones Indices, SPIVA U.S. Scorecard, Year-End 2024',
      href: 'https://www.spglobal.com/spdji/en/documents/spiva/spiva-us-year-end-2024.pdf',
    },
  ),
  cryptoFraud: published(
    'From early 2021 to March 2022, more than 46,000 people told the US Federal Trade Commission that they had lost over $1 billion in crypto to fraud.',
    {
      name: 'US Federal Trade Commission, Consumer Protection Data Spotlight, June 2022',
      href: 'https://www.ftc.gov/news-events/data-visualizations/data-spotlight/2022/06/reports-show-scammers-cashing-crypto-craze',
    },
  ),
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

export type ClaimId = keyof typeof register;
