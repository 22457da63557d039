import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { groupDollars } from '#contract/money.ts';
import type { EvidenceRecord } from '#src/admin/provider/records.ts';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { FactList } from '#src/admin/shell/FactList.tsx';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

export function AmountPanel({ evidence }: { evidence: EvidenceRecord }) {
  const { amountCents, coin, quote, depositDate, receivedCents, expectedCredit } = evidence;
  const needsReview = expectedCredit && expectedCredit.reasons.length > 0;
  return (
    <Panel title={copy.evidence.quote}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mb: 2 }}>
        <Amount name={copy.evidence.amount} value={<Money cents={amountCents} />} />
        {quote && <Amount name={copy.evidence.coinAmount} value={`${quote.coinAmount} ${coin}`} />}
        {receivedCents !== null && (
          <Amount name={copy.evidence.received} value={<Money cents={receivedCents} />} />
        )}
      </Box>
      {needsReview && <ExpectedCredit credit={expectedCredit} coin={coin} />}
      {quote ? (
        <FactList
          facts={[
            [copy.evidence.rate, copy.evidence.rateOf(quote.rate, coin)],
            [copy.evidence.source, quote.sources.join(', ')],
            [copy.evidence.rateAge, rateAge(quote.asOf, depositDate)],
            [copy.evidence.asOf, <DateField key="at" iso={quote.asOf} exact />],
            [copy.evidence.expires, <DateField key="until" iso={quote.expiresAt} exact />],
          ]}
        />
      ) : (
        <Typography color="text.secondary">{copy.evidence.noQuote}</Typography>
      )}
    </Panel>
  );
}

interface ExpectedCreditProps {
  credit: NonNullable<EvidenceRecord['expectedCredit']>;
  coin: EvidenceRecord['coin'];
}

/** The amount that the rules credit where it may differ from the requested one. */
function ExpectedCredit({ credit: { amountCents, rate }, coin }: ExpectedCreditProps) {
  return (
    <FactList
      facts={[
        [
          copy.evidence.toCredit,
          amountCents === null ? copy.evidence.enterAmount : groupDollars(amountCents),
        ],
        [
          copy.evidence.rateAtArrival,
          rate ? copy.evidence.rateOf(rate.usd, coin) : copy.evidence.noRateAtArrival,
        ],
      ]}
    />
  );
}

function Amount({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>{value}</Typography>
    </div>
  );
}

/** The age of a rate at submission: `3 min 20 s`. */
function rateAge(asOf: string, submitted: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(submitted) - Date.parse(asOf)) / 1000));
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [seconds % 60, 's'],
  ] as const;
  const text = parts.filter(([count]) => count > 0).map((part) => part.join(' '));
  return text.length === 0 ? '0 s' : text.join(' ');
}
