import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Coin } from '#contract/coin.ts';
import { type Cents, groupDollars } from '#contract/money.ts';
import { type Fact, FactList } from '#src/investor/layout/FactList.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { useEstimate } from './useEstimate.ts';

interface ReceiveCardProps {
  /** Undefined until there is an amount. */
  cents: Cents | undefined;
  coin: Coin | undefined;
}

/** The estimate at today's rate, and who bears which cost. */
export function ReceiveCard({ cents, coin }: ReceiveCardProps) {
  const { data: settings } = useSettings();
  const { receive } = copy;
  const facts: Fact[] = [
    { label: receive.amount, value: cents === undefined ? '\u2013' : <Money cents={cents} /> },
    { label: receive.fee, value: groupDollars(0n) },
    { label: receive.networkFee, value: receive.paidByUs },
    { label: receive.rateName, value: receive.fixed, detail: receive.fixedDetail },
    {
      label: receive.review,
      value: settings ? receive.within(settings.reviewHours) : <Skeleton width={96} />,
      detail: receive.byPeople,
    },
    {
      label: receive.payment,
      value: settings ? (
        receive.within(settings.reviewHours + settings.payHours)
      ) : (
        <Skeleton width={96} />
      ),
      detail: receive.onTop,
    },
  ];
  return (
    <Panel title={receive.title}>
      <Box sx={{ minHeight: 60, mb: 1 }}>
        {cents !== undefined && coin ? (
          <Estimate cents={cents} coin={coin} />
        ) : (
          <Typography color="text.secondary">{lackOf({ cents, coin })}</Typography>
        )}
      </Box>
      <FactList facts={facts} />
    </Panel>
  );
}

/** Names the values that an estimate still needs. */
function lackOf({ cents, coin }: ReceiveCardProps): string {
  const { empty, noAmount, noCoin } = copy.receive;
  if (coin) return noAmount;
  return cents === undefined ? empty : noCoin;
}

function Estimate({ cents, coin }: { cents: Cents; coin: Coin }) {
  const estimate = useEstimate(coin, cents);
  if (estimate === undefined) return <Skeleton variant="rounded" height={52} />;
  if (estimate === null) {
    return <Typography color="text.secondary">{copy.receive.noRate}</Typography>;
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <CoinLogo coin={coin} size={32} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 600 }}>{estimate.amount}</Box>
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{estimate.rate}</Box>
      </Box>
    </Box>
  );
}
