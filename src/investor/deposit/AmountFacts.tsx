import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type Coin, coins } from '#contract/coin.ts';
import { dollarsFrom, groupDecimal, groupDollars } from '#contract/money.ts';
import { FactList } from '#src/investor/layout/FactList.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { useRates } from '#src/investor/rates/useRates.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';

const soon = <Skeleton width={72} />;

/** Limits, review time and fees, and the rates of now. */
export function AmountFacts() {
  return (
    <>
      <LimitFacts />
      <RateFacts />
    </>
  );
}

function LimitFacts() {
  const { data: settings } = useSettings();
  const { facts } = copy;
  const dollars = (whole: number) => groupDollars(dollarsFrom(whole));
  const maximum = settings?.maxDepositUsd;
  return (
    <Panel title={facts.title}>
      <FactList
        facts={[
          { label: facts.minimum, value: settings ? dollars(settings.minDepositUsd) : soon },
          {
            label: facts.maximum,
            value: settings ? (maximum ? dollars(maximum) : facts.noMaximum) : soon,
          },
          { label: facts.review, value: settings ? facts.within(settings.reviewHours) : soon },
          { label: facts.fee, value: groupDollars(0n) },
          { label: facts.networkFee, value: facts.byWallet },
        ]}
      />
    </Panel>
  );
}

function RateFacts() {
  const { data: rates, isPending } = useRates();
  const known = coins.map((coin) => rates?.[coin]).find((rate) => rate);
  const rateOf = (coin: Coin) => {
    const rate = rates?.[coin];
    if (rate) return `$${groupDecimal(rate.usd)}`;
    return isPending ? soon : copy.rates.none;
  };
  const source = known && { value: known.source, detail: <Moment at={known.at} /> };
  return (
    <Panel title={copy.rates.title}>
      <FactList
        facts={[
          ...coins.map((coin) => ({ label: copy.rates.one(coin), value: rateOf(coin) })),
          {
            label: copy.rates.source,
            ...(source ?? {
              value: isPending ? soon : copy.rates.none,
              detail: <Box component="span">{'\u00a0'}</Box>,
            }),
          },
          { label: copy.rates.margin, value: groupDollars(0n) },
        ]}
      />
    </Panel>
  );
}
