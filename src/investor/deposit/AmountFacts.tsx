import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type Coin, coins } from '#contract/coin.ts';
import { groupDecimal, groupDollars, parseDollars } from '#contract/money.ts';
import { FactList } from '#src/investor/layout/FactList.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { useRates } from '#src/investor/rates/useRates.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';
import { estimateOf } from './estimate.ts';

const soon = <Skeleton width={72} />;

interface AmountFactsProps {
  /** Dollars as typed. */
  amount: string;
  /** Empty until one is chosen. */
  coin: Coin | '';
}

/** The coin to send, the rates of now, our fee, and how long a review takes. */
export function AmountFacts({ amount, coin }: AmountFactsProps) {
  const { data: settings } = useSettings();
  const { data: rates, isPending } = useRates();
  const known = coins.map((coin) => rates?.[coin]).find((rate) => rate);
  const rateOf = (coin: Coin) => {
    const rate = rates?.[coin];
    if (rate) return `$${groupDecimal(rate.usd)}`;
    return isPending ? soon : copy.rates.none;
  };
  const toSend = coin && estimateOf({ amount, coin, rateUsd: rates?.[coin]?.usd });
  const source = known && { value: known.source, detail: <Moment at={known.at} short /> };
  return (
    <Panel title={toSend ? copy.rates.summary : copy.rates.title}>
      <FactList
        facts={[
          ...(toSend
            ? [
                { label: copy.facts.send, value: toSend },
                { label: copy.facts.get, value: groupDollars(parseDollars(amount)) },
              ]
            : []),
          ...(toSend ? [coin] : coins).map((one) => ({
            label: copy.rates.one(one),
            value: rateOf(one),
          })),
          {
            label: copy.rates.source,
            ...(source ?? {
              value: isPending ? soon : copy.rates.none,
              detail: <Box component="span">{'\u00a0'}</Box>,
            }),
          },
          { label: copy.facts.fee, value: groupDollars(0n) },
          { label: copy.facts.networkFee, value: copy.facts.byWallet },
          {
            label: copy.facts.review,
            value: settings ? copy.facts.within(settings.reviewHours) : soon,
          },
        ]}
      />
    </Panel>
  );
}
