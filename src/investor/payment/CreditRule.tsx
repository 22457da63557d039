import { groupDollars } from '#contract/money.ts';
import { FactList } from '#src/investor/layout/FactList.tsx';
import { clockTime } from '#src/shared/format/clockTime.ts';
import { copy } from './copy.ts';
import { type CurrentQuote, graceEndMs } from './useQuote.ts';

/** The amount that a deposit is credited with, by the time of its submit. */
export function CreditRule({ quote }: { quote: CurrentQuote }) {
  const { amountCents, validUntilMs } = quote;
  const { rule } = copy;
  const dollars = groupDollars(amountCents);
  const [end, last] = [validUntilMs, graceEndMs(quote)].map((at) => clockTime(new Date(at)));
  return (
    <FactList
      facts={[
        { label: rule.inTime(end ?? ''), value: dollars },
        { label: rule.hour(last ?? ''), value: dollars },
        { label: rule.later, value: rule.most(dollars) },
      ]}
    />
  );
}
