import { type Cents, groupDollars } from '#contract/money.ts';
import { FactList } from '#src/investor/layout/FactList.tsx';
import { shortMoment } from '#src/shared/format/dates.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';

interface RequestTermsProps {
  cents: Cents;
  leftCents: Cents | undefined;
}

/** The rate, the fees and the time of a request, and the money that is left. */
export function RequestTerms({ cents, leftCents }: RequestTermsProps) {
  const { receive } = copy;
  const { data: settings } = useSettings();
  return (
    <FactList
      facts={[
        {
          ...{ label: receive.rateName, value: receive.fixed },
          detail: receive.worth(groupDollars(cents)),
        },
        { label: receive.fees, value: groupDollars(0n) },
        ...(settings
          ? [
              {
                label: receive.payment,
                value: paidBy(settings.reviewHours + settings.payHours),
                detail: receive.onTopShort,
              },
            ]
          : []),
        ...(leftCents === undefined
          ? []
          : [
              {
                ...{ label: copy.leftAfter, value: groupDollars(leftCents) },
                detail: copy.canCancel(groupDollars(cents)),
              },
            ]),
      ]}
    />
  );
}

/** The promised time of a payment that nothing holds back, as a span and as a moment. */
function paidBy(hours: number): string {
  const at = new Date(Date.now() + hours * 3_600_000).toISOString();
  return copy.receive.withinBy(hours, shortMoment(at));
}
