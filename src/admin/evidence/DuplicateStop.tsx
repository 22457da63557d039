import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import type { DuplicateRecord, EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { DepositLink, UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';

/** Why a deposit may be a copy: which one it copies, whose, how much, and how that was decided. */
export function DuplicateStop({ evidence }: { evidence: EvidenceRecord }) {
  const { duplicates, creditedElsewhere, status } = evidence;
  if (duplicates.length === 0) return null;
  const isCredited = creditedElsewhere !== null;
  return (
    <Box component="section" aria-label={copy.stop.name} sx={stop}>
      <Box component="h2" sx={title}>
        <ErrorOutlined fontSize="small" aria-hidden="true" />
        {isCredited ? copy.stop.credited : copy.stop.copied}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {duplicates.map((duplicate) => (
          <Duplicate key={duplicate.id} duplicate={duplicate} evidence={evidence} />
        ))}
      </Box>
      {status === 'pending' && (
        <Box sx={{ mt: 0.5 }}>{isCredited ? copy.stop.noConfirm : copy.stop.noteNeeded}</Box>
      )}
    </Box>
  );
}

interface DuplicateProps {
  duplicate: DuplicateRecord;
  evidence: EvidenceRecord;
}

function Duplicate({ duplicate, evidence }: DuplicateProps) {
  const { id, user, amountCents, status, depositDate, decidedAt, decidedBy, same } = duplicate;
  return (
    <li>
      <Box sx={head}>
        <DepositLink id={id} /> <UserLink user={user} />
        <strong>
          <Money cents={amountCents} />
        </strong>
        <StatusBadge status={status} plain />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {decidedAt ? copy.stop.decided[status] : copy.stop.sent}{' '}
        <Moment at={decidedAt ?? depositDate} short />
        {decidedAt && decidedBy && copy.stop.by(decidedBy)}
      </Box>
      <Box sx={reasons}>
        {same.map((reason) => (
          <span key={reason}>{copy.stop.same[reason]}</span>
        ))}
        <span>
          {user.id === evidence.user.id ? copy.stop.sameInvestor : copy.stop.otherInvestor}
        </span>
      </Box>
    </li>
  );
}

const stop = {
  px: 2,
  py: 1.25,
  bgcolor: 'var(--error-soft)',
  borderLeft: '4px solid var(--stop, var(--mui-palette-error-main))',
  borderBottom: '1px solid var(--error-line, var(--mui-palette-divider))',
  '& [data-status]': { height: 18 },
} as const;

const title = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  m: 0,
  mb: 0.5,
  fontSize: '1rem',
  lineHeight: 22 / 16,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  color: 'error.main',
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  // The sign of the status is beside the amount.
  '& [data-status] .MuiChip-icon': { ml: 0 },
} as const;

const reasons = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  fontWeight: 600,
  color: 'error.main',
} as const;
