import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { groupDecimal } from '#contract/money.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import type { DepositRecord } from '#src/admin/provider/records.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { widths } from '#src/admin/record/widths.ts';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { duration } from '#src/shared/format/duration.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

interface FactTableProps {
  /** The row of the list, until the evidence is there. */
  known: DepositRecord | undefined;
  evidence: EvidenceRecord | undefined;
}

const waits = <Skeleton width="70%" />;

/** Expected facts beside those that the investor states, in the order of comparing. */
export function FactTable({ known, evidence }: FactTableProps) {
  const { facts } = copy;
  return (
    <Section name={facts.title}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ width: 78 }}>
              <Box component="span" sx={readOnly}>
                {facts.fact}
              </Box>
            </Box>
            <th scope="col">{facts.expected}</th>
            <th scope="col">{facts.stated}</th>
          </tr>
        </thead>
        <tbody>
          <Row
            name={facts.amount}
            expected={evidence ? <Expected evidence={evidence} /> : waits}
            stated={known ? <Money cents={known.amountCents} /> : waits}
          />
          <Row
            name={facts.coin}
            expected={evidence ? <CoinAmount evidence={evidence} /> : waits}
            stated={known?.coin ?? waits}
          />
          <Row
            name={facts.address}
            expected={evidence ? <ShortId id={evidence.address} of={facts.address} /> : waits}
            stated={evidence ? (evidence.quote ? copy.facts.shown : copy.facts.noQuote) : waits}
          />
          <Row
            name={facts.txid}
            expected={evidence ? copy.facts.once : waits}
            stated={evidence ? <Txid txid={evidence.txid} /> : waits}
          />
          <Row
            name={facts.sent}
            expected={evidence ? <Until evidence={evidence} /> : waits}
            stated={evidence ? <Sent evidence={evidence} /> : waits}
          />
        </tbody>
      </Box>
      <Box sx={rateLine}>
        {evidence ? <RateLine evidence={evidence} /> : <Skeleton width="80%" />}
      </Box>
    </Section>
  );
}

interface RowProps {
  name: string;
  expected: ReactNode;
  stated: ReactNode;
}

const Row = ({ name, expected, stated }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{expected}</td>
    <td>{stated}</td>
  </tr>
);

interface EvidenceProps {
  evidence: EvidenceRecord;
}

function Expected({ evidence: { expectedCredit, amountCents } }: EvidenceProps) {
  const cents = expectedCredit ? expectedCredit.amountCents : amountCents;
  return <strong>{cents === null ? copy.facts.unknown : <Money cents={cents} />}</strong>;
}

const CoinAmount = ({ evidence: { quote, coin } }: EvidenceProps) => (
  <Box component="span" sx={mono}>
    {quote ? `${quote.coinAmount} ${coin}` : copy.facts.noQuote}
  </Box>
);

const Txid = ({ txid }: { txid: string | null }) =>
  txid ? <ShortId id={txid} of={copy.facts.txid} /> : copy.facts.noTxid;

const Until = ({ evidence: { quote } }: EvidenceProps) =>
  quote ? (
    <>
      {copy.facts.until} <Moment at={quote.expiresAt} short />
    </>
  ) : (
    copy.facts.noQuote
  );

const Sent = ({ evidence: { quote, depositDate } }: EvidenceProps) => (
  <span title={quote?.sentAt ? copy.facts.reported : copy.facts.submitted}>
    <Moment at={quote?.sentAt ?? depositDate} short />
  </span>
);

/** Rate, its age and sources, and the quote, in one line. */
function RateLine({ evidence: { quote, coin, expectedCredit } }: EvidenceProps) {
  if (!quote) return <>{copy.facts.noQuoteLine}</>;
  const { rate, sources, asOf, createdAt } = quote;
  const arrival = expectedCredit?.rate;
  const age = duration(Date.parse(createdAt) - Date.parse(asOf));
  return (
    <>
      {copy.facts.rate(groupDecimal(rate), coin)} {copy.facts.age(age, sources.join(', '))}{' '}
      {copy.facts.quoted} <Moment at={createdAt} short />.
      {arrival && arrival.usd !== rate && ` ${copy.facts.arrival(groupDecimal(arrival.usd))}`}
    </>
  );
}

const mono = { fontFamily: fonts.mono, fontSize: '0.75rem' } as const;

const table = {
  width: 1,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': { p: 0, pr: 0.75, height: 31, textAlign: 'left', fontWeight: 400 },
  '& thead th': { height: 20, fontSize: '0.75rem', color: 'var(--faint)' },
  '& tbody th': { color: 'text.secondary' },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
  '& td': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& code': { fontSize: '0.75rem' },
  '& td .MuiIconButton-root': { p: 0.25, minWidth: 24, minHeight: 24 },
  '& td .MuiSvgIcon-root': { fontSize: 16 },
  [widths.phone]: { '& tbody :is(th, td)': { height: 29 } },
} as const;

const rateLine = {
  pt: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.75rem',
  lineHeight: 4 / 3,
  color: 'text.secondary',
} as const;
