import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { groupDecimal } from '#contract/money.ts';
import { copy as areaCopy } from '#src/investor/copy.ts';
import { copy as depositCopy } from '#src/investor/deposit/copy.ts';
import { FactList } from '#src/investor/layout/FactList.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { shortMoment } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { CreditRule } from './CreditRule.tsx';
import { copy } from './copy.ts';
import type { CurrentQuote } from './useQuote.ts';

/** The terms of a quote, with the source and time of its rate. */
export function QuoteFacts({ quote, isExpired }: { quote: CurrentQuote; isExpired: boolean }) {
  const { amountCents, coin, rate, example, sources, asOf } = quote;
  const texts = copy.quote;
  const ended = (value: ReactNode) =>
    isExpired ? (
      <Box component="s" sx={{ color: 'var(--faint)', fontWeight: 400 }}>
        {value}
      </Box>
    ) : (
      value
    );
  const source = example ? texts.exampleSource : sources.join(areaCopy.and);
  return (
    <Panel title={isExpired ? texts.expired : texts.title}>
      {!isExpired && (
        <Box sx={{ pb: 1.25, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ fontWeight: 600 }}>{copy.rule.title}</Box>
          <CreditRule quote={quote} />
        </Box>
      )}
      <FactList
        facts={[
          ...(isExpired
            ? [{ label: texts.credited, value: ended(<Money cents={amountCents} />) }]
            : []),
          {
            label: texts.rate,
            value: ended(depositCopy.rates.per(coin, groupDecimal(rate))),
            ...(example && { detail: texts.example }),
          },
          { label: texts.fee, value: <Money cents={0n} /> },
          { label: texts.networkFee, value: texts.byWallet },
        ]}
      />
      <Box sx={{ mt: 1.5, fontSize: '0.75rem', color: 'text.secondary' }}>
        {texts.footnote(source, shortMoment(asOf))}
      </Box>
    </Panel>
  );
}
