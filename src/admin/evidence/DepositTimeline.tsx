import Box from '@mui/material/Box';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';

/** The events of a deposit, from left to right. */
export function DepositTimeline({ evidence }: { evidence: EvidenceRecord }) {
  const { timeline, decidedBy } = evidence;
  return (
    <Box component="ol" aria-label={copy.timeline.title} sx={line}>
      {timeline.map(({ at, event }) => {
        const isDecision = event === 'confirmed' || event === 'declined';
        return (
          <li key={`${at} ${event}`} data-event={event}>
            <strong>{copy.timeline.events[event]}</strong>
            {isDecision && decidedBy && <span>{copy.timeline.by(decidedBy)}</span>}
            <Moment at={at} short />
          </li>
        );
      })}
    </Box>
  );
}

const line = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: 0.75,
  fontSize: '0.75rem',
  lineHeight: 15 / 12,
  '& li': { position: 'relative', pt: 1.5, display: 'flex', flexDirection: 'column' },
  '& strong': { fontWeight: 500 },
  '& time': { color: 'var(--faint)', whiteSpace: 'normal' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: '1px',
    width: 8,
    height: 8,
    borderRadius: '50%',
    bgcolor: 'success.main',
  },
  '& li[data-event=declined]::before, & li[data-event=reversed]::before': { bgcolor: 'error.main' },
  '& li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: 12,
    right: 0,
    top: '4.5px',
    height: '1px',
    bgcolor: 'var(--control-line)',
  },
} as const;
