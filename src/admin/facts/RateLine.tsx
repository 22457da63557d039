import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { groupDecimal } from '#contract/money.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { duration } from '#src/shared/format/duration.ts';
import { copy } from './copy.ts';

/** The line of the rate below the facts. */
export const RateLine = ({ evidence }: { evidence: EvidenceRecord | undefined }) => (
  <Box sx={rateLine}>{evidence ? <Rate evidence={evidence} /> : <Skeleton width="80%" />}</Box>
);

/** The rate of the quote, with its age and sources, in one line. */
function Rate({ evidence: { quote, coin, expectedCredit } }: { evidence: EvidenceRecord }) {
  if (!quote) return <>{copy.noQuoteLine}</>;
  const { rate, sources, asOf, createdAt } = quote;
  const arrival = expectedCredit?.rate;
  const ageMs = Date.parse(createdAt) - Date.parse(asOf);
  const age = ageMs < 1000 ? undefined : duration(ageMs);
  return (
    <>
      {copy.rate(groupDecimal(rate), coin)} {copy.age(age, sources.join(', '))}
      {arrival && arrival.usd !== rate && ` ${copy.arrival(groupDecimal(arrival.usd))}`}
    </>
  );
}

const rateLine = {
  pt: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.75rem',
  lineHeight: 4 / 3,
  color: 'text.secondary',
} as const;
