import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { groupDecimal } from '#contract/money.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { widths } from '#src/admin/record/widths.ts';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { clockTime, day, moment } from '#src/shared/format/dates.ts';
import { duration } from '#src/shared/format/duration.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { isCopied } from './checksOf.ts';
import { copy } from './copy.ts';
import { CoinsOnProof, OnProof } from './OnProof.tsx';

/** The facts to compare with the proof that the bar does not have; beside them what differs. */
export function FactTable({ evidence }: { evidence: EvidenceRecord | undefined }) {
  const { facts } = copy;
  return (
    <Section name={facts.title}>
      <Box component="table" sx={table}>
        <colgroup>
          <col style={{ width: 92 }} />
          <col />
          <col />
        </colgroup>
        <Box component="thead" sx={readOnly}>
          <tr>
            {[facts.fact, facts.value, facts.remark].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </Box>
        <tbody>
          {evidence && isOther(evidence) && (
            <Row
              name={facts.amount}
              value={<Expected evidence={evidence} />}
              remark={<Asked evidence={evidence} />}
            />
          )}
          <Row name={facts.coins} value={evidence && <CoinsOnProof evidence={evidence} />} />
          <Row
            name={facts.address}
            below={evidence && <OnProof image={evidence.image} wanted={evidence.address} />}
            value={evidence && <FullId id={evidence.address} of={facts.address} />}
          />
          <Row
            name={facts.txid}
            below={evidence?.txid && <OnProof image={evidence.image} wanted={evidence.txid} />}
            value={evidence && <Txid evidence={evidence} />}
          />
          <Row
            name={facts.sent}
            value={evidence && <Sent evidence={evidence} />}
            remark={evidence && <Until evidence={evidence} />}
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
  /** Below the name. */
  below?: ReactNode;
  /** Undefined until it is known. */
  value: ReactNode;
  remark?: ReactNode;
}

const Row = ({ name, below, value, remark }: RowProps) => (
  <tr>
    <th scope="row">
      {name}
      {below && <Box sx={{ lineHeight: 1 }}>{below}</Box>}
    </th>
    <td colSpan={remark ? 1 : 2}>{value ?? <Skeleton width="70%" />}</td>
    {remark && <td data-remark>{remark}</td>}
  </tr>
);

interface EvidenceProps {
  evidence: EvidenceRecord;
}

const expectedOf = ({ expectedCredit, amountCents }: EvidenceRecord) =>
  expectedCredit ? expectedCredit.amountCents : amountCents;

const isOther = (evidence: EvidenceRecord) => expectedOf(evidence) !== evidence.amountCents;

function Expected({ evidence }: EvidenceProps) {
  const cents = expectedOf(evidence);
  return <strong>{cents === null ? copy.facts.unknown : <Money cents={cents} />}</strong>;
}

const Asked = ({ evidence }: EvidenceProps) => (
  <>
    {copy.facts.asked} <Money cents={evidence.amountCents} />
  </>
);

/** A whole address or transaction id in groups to compare, with a button that copies it. */
const FullId = ({ id, of }: { id: string; of: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.375, whiteSpace: 'normal' }}>
    <Box sx={{ minWidth: 0, flexGrow: 1, '& code': { lineHeight: 1.4, display: 'block' } }}>
      <AddressText address={id} />
    </Box>
    <CopyButton text={id} name={of} />
  </Box>
);

const Txid = ({ evidence }: EvidenceProps) => (
  <>
    {evidence.txid ? <FullId id={evidence.txid} of={copy.facts.txid} /> : copy.facts.noTxid}
    {isCopied(evidence, 'txid') && (
      <Box sx={{ color: 'error.main', fontWeight: 600, pb: 0.5 }}>{copy.facts.usedTwice}</Box>
    )}
  </>
);

const sentAt = ({ quote, depositDate }: EvidenceRecord) => quote?.sentAt ?? depositDate;

/** When the quote ended; beside the moment of sending, the same day is not repeated. */
function Until({ evidence }: EvidenceProps) {
  const at = evidence.quote?.expiresAt;
  if (!at) return null;
  const isSameDay = day(at) === day(sentAt(evidence));
  return (
    <>
      {copy.facts.until}{' '}
      {isSameDay ? (
        <time dateTime={at} title={moment(at)}>
          {clockTime(new Date(at))}
        </time>
      ) : (
        <Moment at={at} short />
      )}
    </>
  );
}

const Sent = ({ evidence }: EvidenceProps) => (
  <span title={evidence.quote?.sentAt ? copy.facts.reported : copy.facts.submitted}>
    <Moment at={sentAt(evidence)} short />
  </span>
);

/** The rate of the quote, with its age and sources, in one line. */
function RateLine({ evidence: { quote, coin, expectedCredit } }: EvidenceProps) {
  if (!quote) return <>{copy.facts.noQuoteLine}</>;
  const { rate, sources, asOf, createdAt } = quote;
  const arrival = expectedCredit?.rate;
  const ageMs = Date.parse(createdAt) - Date.parse(asOf);
  const age = ageMs < 1000 ? undefined : duration(ageMs);
  return (
    <>
      {copy.facts.rate(groupDecimal(rate), coin)} {copy.facts.age(age, sources.join(', '))}
      {arrival && arrival.usd !== rate && ` ${copy.facts.arrival(groupDecimal(arrival.usd))}`}
    </>
  );
}

const table = {
  width: 1,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': { p: 0, pr: 0.75, height: 31, textAlign: 'left', fontWeight: 400 },
  '& tbody th': { color: 'text.secondary' },
  '& [data-remark]': { color: 'text.secondary', textAlign: 'right' },
  [widths.narrow]: { '& [data-remark]': { whiteSpace: 'normal' } },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
  '& td': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& code': { fontSize: '0.75rem' },
  '& td .MuiIconButton-root': { p: 0.25, minWidth: 24, minHeight: 24 },
  '& td .MuiSvgIcon-root': { fontSize: 16 },
  [widths.phone]: { '& tbody :is(th, td)': { height: 28 } },
} as const;

const rateLine = {
  pt: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.75rem',
  lineHeight: 4 / 3,
  color: 'text.secondary',
} as const;
