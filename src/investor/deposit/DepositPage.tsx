import Stack from '@mui/material/Stack';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { copy as areaCopy } from '#src/investor/copy.ts';
import { operatorIncome } from '#src/investor/help/operator.ts';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';
import { IdentityCheckNote } from '#src/investor/notes/IdentityCheckNote.tsx';
import { OpenDeposits } from '#src/investor/overview/OpenDeposits.tsx';
import { hasReported, useOpenQuotes } from '#src/investor/payment/useQuote.ts';
import { NextPanel } from '#src/investor/record/NextPanel.tsx';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { FlushLoading } from '#src/shared/ui/Loading.tsx';
import { RiskWarning } from '#src/shared/ui/RiskWarning.tsx';
import { AmountFacts } from './AmountFacts.tsx';
import { AmountStep } from './AmountStep.tsx';
import { copy } from './copy.ts';
import { QuoteStep } from './QuoteStep.tsx';
import { StepProgress } from './StepProgress.tsx';
import { type DepositFlow, useDepositFlow } from './useDepositFlow.ts';

export function DepositPage() {
  const flow = useDepositFlow();
  return (
    <Stack spacing={2}>
      {flow.quoteId === undefined ? (
        <FirstStep flow={flow} />
      ) : (
        <QuoteStep flow={flow} quoteId={flow.quoteId} />
      )}
    </Stack>
  );
}

/** The form, below the deposits that were begun. */
function FirstStep({ flow }: { flow: DepositFlow }) {
  const { data, error, isPending, refetch } = useOpenQuotes();
  // The list would push the form away if it came later.
  if (isPending) return <FlushLoading />;
  const open = data ?? [];
  return (
    <>
      <PageHead>{areaCopy.pages.deposit}</PageHead>
      {error && !data && <PartError error={error} retry={refetch} hasData />}
      <OpenDeposits quotes={open} isQuiet={!hasReported(open)} isShort />
      <StepProgress step="amount" />
      <TwoColumns
        side={
          <>
            <AmountFacts {...flow.draft} />
            <BeforeDeposit />
          </>
        }
      >
        <AmountStep flow={flow} open={open} />
        <IdentityCheckNote />
      </TwoColumns>
      <RiskWarning />
    </>
  );
}

/** The nature of a balance, the holder of the coins, and how the operator earns. */
function BeforeDeposit() {
  const { data: settings } = useSettings();
  const { title, lines, earning, link } = copy.before;
  const income = settings && ([earning, operatorIncome(settings)] as const);
  return <NextPanel title={title} lines={income ? [...lines, income] : lines} link={link} />;
}
