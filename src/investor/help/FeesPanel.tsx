import Box from '@mui/material/Box';
import { dollarsFrom, groupDollars } from '#contract/money.ts';
import type { Settings } from '#contract/settings.ts';
import { type Fact, FactList } from '#src/investor/layout/FactList.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { feesCopy as fees } from './feesCopy.ts';

const dollars = (whole: number) => groupDollars(dollarsFrom(whole));

const atMost = (whole: number | null): string =>
  whole === null ? fees.noLimit : fees.upTo(dollars(whole));

/** The fees, the rates and the limits that hold now. */
export function FeesPanel({ settings }: { settings: Settings }) {
  const facts: Fact[] = [
    { label: fees.deposit, value: fees.none, detail: fees.depositDetail },
    { label: fees.withdrawal, value: fees.none, detail: fees.withdrawalDetail },
    { label: fees.rate, value: fees.rateText, detail: fees.rateDetail },
    { label: fees.payoutRate, value: fees.payoutText, detail: fees.payoutDetail },
    { label: fees.smallestDeposit, value: dollars(settings.minDepositUsd) },
    { label: fees.largestDeposit, value: atMost(settings.maxDepositUsd) },
    { label: fees.smallestWithdrawal, value: dollars(settings.minWithdrawalUsd) },
    { label: fees.daily, value: atMost(settings.dailyWithdrawalUsd) },
  ];
  return (
    <Box id="fees" sx={{ scrollMarginTop: 80 }}>
      <Panel title={fees.title}>
        <FactList facts={facts} />
      </Panel>
    </Box>
  );
}
