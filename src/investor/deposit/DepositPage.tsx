import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { RiskWarning } from '#src/shared/ui/RiskWarning.tsx';
import { copy } from '../copy.ts';
import { AmountStep } from './AmountStep.tsx';
import { DepositDone } from './DepositDone.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { ReceiptStep } from './ReceiptStep.tsx';
import { StepProgress } from './StepProgress.tsx';
import { useDepositFlow } from './useDepositFlow.ts';

/** `/user/deposit`: amount and coin, what to pay, proof (S-188 to S-249). */
export function DepositPage() {
  const flow = useDepositFlow();
  return (
    <Stack spacing={3} sx={{ maxWidth: 760 }}>
      <PageTitle>{copy.places.deposit}</PageTitle>
      <RiskWarning />
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        {flow.step !== 'done' && <StepProgress step={flow.step} />}
        <CurrentStep flow={flow} />
      </Card>
    </Stack>
  );
}

function CurrentStep({ flow }: { flow: ReturnType<typeof useDepositFlow> }) {
  const { step, draft, held, quoteId, made } = flow;
  if (step === 'done' && made) return <DepositDone deposit={made} onAnother={flow.reset} />;
  if (step === 'proof' && quoteId && draft.coin !== '') {
    const sent = { quoteId, amount: draft.amount, coin: draft.coin };
    return (
      <ReceiptStep
        key={quoteId}
        sent={sent}
        held={held}
        given={flow.proof}
        onGive={flow.give}
        onDone={flow.finish}
        onCancel={flow.reset}
      />
    );
  }
  if (step === 'payment' && held) {
    return (
      <PaymentStep
        held={held}
        onRenewed={flow.renew}
        onSent={() => flow.sent(held)}
        onBack={flow.back}
      />
    );
  }
  return <AmountStep draft={draft} held={held} onType={flow.keep} onQuote={flow.pay} />;
}
