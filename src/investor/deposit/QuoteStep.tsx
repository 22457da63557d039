import { Navigate } from 'react-router-dom';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { copy as areaCopy } from '#src/investor/copy.ts';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { PaymentStep } from '#src/investor/payment/PaymentStep.tsx';
import { useQuote } from '#src/investor/payment/useQuote.ts';
import { ReceiptStep } from '#src/investor/proof/ReceiptStep.tsx';
import { ApiError } from '#src/shared/api/apiError.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { FlushLoading } from '#src/shared/ui/Loading.tsx';
import { RetryAlert } from '#src/shared/ui/RetryAlert.tsx';
import { RiskWarning } from '#src/shared/ui/RiskWarning.tsx';
import { copy } from './copy.ts';
import { StepProgress } from './StepProgress.tsx';
import { type DepositFlow, noDraft } from './useDepositFlow.ts';

/** The step that the server's quote is at, with the way back to the first one. */
export function QuoteStep({ flow, quoteId }: { flow: DepositFlow; quoteId: string }) {
  const { data: quote } = useQuote(quoteId);
  const back = () => flow.back(quote?.sentAt === null ? quote : noDraft);
  return (
    <>
      <PageHead onBack={back}>{areaCopy.pages.deposit}</PageHead>
      <CurrentStep flow={flow} quoteId={quoteId} />
    </>
  );
}

function CurrentStep({ flow, quoteId }: { flow: DepositFlow; quoteId: string }) {
  const { data: quote, error, refetch } = useQuote(quoteId);
  const settings = useSettings();
  const isMissing = error instanceof ApiError && error.status === 404;
  if (isMissing) return <MissingQuote onStart={flow.reset} />;
  if (error && !quote) return <PartError error={error} retry={refetch} />;
  if (settings.error && !settings.data) {
    return <PartError error={settings.error} retry={settings.refetch} />;
  }
  // Without the settings a sample address would look like a real one.
  if (!quote || !settings.data) return <FlushLoading />;
  if (quote.depositId) return <Navigate to={`/user/deposit/${quote.depositId}`} replace />;
  if (quote.sentAt) {
    return (
      <>
        <StepProgress step="receipt" />
        <ReceiptStep key={quoteId} flow={flow} quote={quote} sentAt={quote.sentAt} />
        <RiskWarning />
      </>
    );
  }
  return (
    <>
      <StepProgress step="payment" />
      <PaymentStep flow={flow} quote={quote} isSample={settings.data.demo} />
      <RiskWarning />
    </>
  );
}

function MissingQuote({ onStart }: { onStart: () => void }) {
  return (
    <RetryAlert severity="warning" label={copy.missing.start} onRetry={onStart}>
      {copy.missing.text}
    </RetryAlert>
  );
}
