import { quoteMs, withdrawalDelayMs } from '#contract/lifetimes.ts';
import { settingsLimits } from '#contract/settings.ts';
import { passwordLengthMin } from '#contract/sizes.ts';
import { checked } from './checked.ts';
import type { Claim } from './claim.ts';
import { workedExamples } from './workedExamples.ts';

/** A figure that the product enforces, read from the rule itself. */
const ownRule = (text: string, rule: string, states: NonNullable<Claim['states']>): Claim => ({
  text,
  source: { name: `Our software: ${rule}` },
  ...checked,
  expires: '2028-11-21',
  states,
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
  ...workedExamples,
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof register;
