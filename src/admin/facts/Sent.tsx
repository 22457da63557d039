import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { clockTime } from '#src/shared/format/clockTime.ts';
import { day, moment } from '#src/shared/format/dates.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';

interface EvidenceProps {
  evidence: EvidenceRecord;
}

const sentAt = ({ quote, depositDate }: EvidenceRecord) => quote?.sentAt ?? depositDate;

/** When the quote ended; beside the moment of sending, the same day is not repeated. */
export function Until({ evidence }: EvidenceProps) {
  const at = evidence.quote?.expiresAt;
  if (!at) return null;
  const isSameDay = day(at) === day(sentAt(evidence));
  return (
    <>
      {copy.until}{' '}
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

/** When the investor reported the payment. */
export const Sent = ({ evidence }: EvidenceProps) => (
  <span title={evidence.quote?.sentAt ? copy.reported : copy.submitted}>
    <Moment at={sentAt(evidence)} short />
  </span>
);
