import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { groupDecimal, groupDollars } from '#contract/money.ts';
import { DepositAddressWell } from '#src/investor/coins/AddressWell.tsx';
import { copy as depositCopy } from '#src/investor/deposit/copy.ts';
import { FoldSummary } from '#src/investor/fold/FoldSummary.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { CancelPlace } from '#src/investor/payment/AfterPayment.tsx';
import { copy as paymentCopy } from '#src/investor/payment/copy.ts';
import type { CurrentQuote } from '#src/investor/payment/useQuote.ts';
import { useRemaining } from '#src/investor/payment/useRemaining.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { Timeline } from '#src/shared/ui/Timeline.tsx';
import { copy } from './copy.ts';

interface QuoteTimelineProps {
  quote: CurrentQuote;
  sentAt: string;
  children: ReactNode;
}

/** Where a deposit is before its submit. */
export function QuoteTimeline({ quote, sentAt, children }: QuoteTimelineProps) {
  const { data: settings } = useSettings();
  const { amountCents, coin, coinAmount, rate, createdAt } = quote;
  const texts = copy.timeline;
  return (
    <Panel title={texts.title}>
      <Timeline
        label={texts.title}
        steps={[
          {
            title: texts.quoted,
            text: texts.quotedAt(groupDollars(amountCents), groupDecimal(rate), coin),
            at: createdAt,
          },
          { title: texts.sent, text: `${coinAmount} ${coin}`, at: sentAt },
          { title: texts.submit, text: texts.submitText },
          {
            title: texts.review,
            text: settings && depositCopy.facts.within(settings.reviewHours),
            isAhead: true,
          },
          { title: texts.confirmed, text: paymentCopy.after.credit, isAhead: true },
        ]}
      />
      {useRemaining(quote.validUntilMs) > 0 && (
        <Box component="details" sx={{ mt: 1.5 }}>
          <FoldSummary>{texts.notSent}</FoldSummary>
          <DepositAddressWell
            label={paymentCopy.payment.address}
            address={quote.address}
            isPending
          />
        </Box>
      )}
      <CancelPlace>{children}</CancelPlace>
    </Panel>
  );
}
