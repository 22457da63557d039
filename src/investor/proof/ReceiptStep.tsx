import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DepositFlow } from '#src/investor/deposit/useDepositFlow.ts';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';
import { CreditRule } from '#src/investor/payment/CreditRule.tsx';
import { copy as paymentCopy } from '#src/investor/payment/copy.ts';
import { StepHeading } from '#src/investor/payment/StepHeading.tsx';
import type { CurrentQuote } from '#src/investor/payment/useQuote.ts';
import { CancelButton } from './CancelButton.tsx';
import { copy } from './copy.ts';
import { ProofFields } from './ProofFields.tsx';
import { QuoteTimeline } from './QuoteTimeline.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { SentNotice } from './SentNotice.tsx';
import { txidState } from './txid.ts';
import { useCreateDeposit } from './useCreateDeposit.ts';

interface ReceiptStepProps {
  flow: DepositFlow;
  quote: CurrentQuote;
  sentAt: string;
}

/** Step 3: an optional receipt and transaction id, and the submit. */
export function ReceiptStep({ flow, quote, sentAt }: ReceiptStepProps) {
  const { receipt } = flow;
  const { quoteId, amount, coin } = quote;
  const navigate = useNavigate();
  const txidInput = useRef<HTMLInputElement>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const create = useCreateDeposit((id) => navigate(`/user/deposit/${id}`, { replace: true }));
  const submit = () => {
    if (create.isPending) return;
    setIsSubmitted(true);
    const { txid, image } = receipt;
    if (['typing', 'wrong'].includes(txidState(coin, txid))) txidInput.current?.focus();
    else create.submit({ quoteId, amount, coin, txid, image });
  };
  return (
    <TwoColumns
      side={
        <>
          <Panel title={paymentCopy.rule.title}>
            <CreditRule quote={quote} />
          </Panel>
          <QuoteTimeline quote={quote} sentAt={sentAt}>
            <CancelButton
              quoteId={quoteId}
              isSubmitting={create.isPending}
              hasProof={receipt.image !== undefined || receipt.txid !== ''}
              onSubmit={submit}
              onDiscarded={flow.reset}
            />
          </QuoteTimeline>
        </>
      }
    >
      <Panel>
        <Stack
          component="form"
          useFlexGap
          spacing={2.5}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <SentNotice quote={quote} sentAt={sentAt} />
          <Box>
            <StepHeading>{copy.proof.attach}</StepHeading>
            <Box sx={{ color: 'text.secondary' }}>{copy.proof.enough}</Box>
          </Box>
          <ProofFields
            coin={coin}
            receipt={receipt}
            onChange={flow.setReceipt}
            isSubmitted={isSubmitted}
            txidRef={txidInput}
          />
          <ReceiptActions
            create={create}
            isSubmitted={isSubmitted}
            hasFile={receipt.image !== undefined}
          />
        </Stack>
      </Panel>
    </TwoColumns>
  );
}
