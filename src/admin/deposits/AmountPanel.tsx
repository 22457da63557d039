import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { groupDollars } from '#contract/money.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import type { EvidenceRecord } from '../provider/records.ts';
import { DateField } from '../shell/DateField.tsx';
import { FactList } from '../shell/FactList.tsx';
import { Panel } from '../shell/Panel.tsx';
import { copy } from './copy.ts';
import { rateAge } from './rateAge.ts';

const words = copy.evidence;

/** The amounts side by side: dollars asked, coin quoted, and the rate between them with its age. */
export function AmountPanel({ evidence }: { evidence: EvidenceRecord }) {
  const { amountCents, coin, quote, depositDate, receivedCents, expectedCredit } = evidence;
  const reviewed = expectedCredit && expectedCredit.reasons.length > 0;
  return (
    <Panel title={words.quote}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mb: 2 }}>
        <Amount name={words.amount} value={<Money cents={amountCents} />} />
        {quote && <Amount name={words.coinAmount} value={`${quote.coinAmount} ${coin}`} />}
        {receivedCents !== null && (
          <Amount name={words.received} value={<Money cents={receivedCents} />} />
        )}
      </Box>
      {reviewed && <ToCredit credit={expectedCredit} coin={coin} />}
      {quote ? (
        <FactList
          facts={[
            [words.rate, words.rateOf(quote.rate, coin)],
            [words.source, quote.sources.join(', ')],
            [words.rateAge, rateAge(quote.asOf, depositDate)],
            [words.asOf, <DateField key="at" iso={quote.asOf} exact />],
            [words.expires, <DateField key="until" iso={quote.expiresAt} exact />],
          ]}
        />
      ) : (
        <Typography color="text.secondary">{words.noQuote}</Typography>
      )}
    </Panel>
  );
}

interface ToCreditProps {
  credit: NonNullable<EvidenceRecord['expectedCredit']>;
  coin: EvidenceRecord['coin'];
}

/** The amount by the rules where something speaks against the one asked, and the rate behind it. */
function ToCredit({ credit: { amountCents, rate }, coin }: ToCreditProps) {
  return (
    <FactList
      facts={[
        [words.toCredit, amountCents === null ? words.enterAmount : groupDollars(amountCents)],
        [words.rateAtArrival, rate ? words.rateOf(rate.usd, coin) : words.noRateAtArrival],
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
