import type { Coin } from '#contract/coin.ts';
import type { Cents } from '#contract/money.ts';
import { LimitCard } from './LimitCard.tsx';
import { NeverPayNote } from './NeverPayNote.tsx';
import { ReceiveCard } from './ReceiveCard.tsx';
import type { Limits } from './useWithdrawalLimits.ts';

interface WithdrawSideProps {
  cents: Cents | undefined;
  coin: Coin | undefined;
  limits: Limits;
}

export function WithdrawSide({ cents, coin, limits }: WithdrawSideProps) {
  return (
    <>
      <ReceiveCard cents={cents} coin={coin} />
      {limits.daily && <LimitCard {...limits.daily} />}
      <NeverPayNote />
    </>
  );
}
