import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { RiskWarning } from '#src/shared/ui/RiskWarning.tsx';
import { copy } from '../copy.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { AmountStep } from './AmountStep.tsx';
import { DepositDone } from './DepositDone.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { ReceiptStep } from './ReceiptStep.tsx';
import { StepProgress } from './StepProgress.tsx';
import { type DepositFlow, useDepositFlow } from './useDepositFlow.ts';

export function DepositPage() {
  const flow = useDepositFlow();
  return (
    <Stack spacing={3} sx={{ maxWidth: 760 }}>
      <PageHead>{copy.pages.deposit}</PageHead>
      <RiskWarning />
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        {flow.step !== 'done' && <StepProgress step={flow.step} />}
        <CurrentStep flow={flow} />
      </Card>
    </Stack>
  );
}

function CurrentStep({ flow }: { flow: DepositFlow }) {
  const { step, quote, payment, deposit } = flow;
  if (step === 'done' && deposit) return <DepositDone deposit={deposit} onAnother={flow.reset} />;
  if (step === 'receipt' && payment) {
    return <ReceiptStep key={payment.quoteId} flow={flow} payment={payment} />;
  }
  if (step === 'payment' && quote) return <PaymentStep flow={flow} quote={quote} />;
  return <AmountStep flow={flow} />;
}
