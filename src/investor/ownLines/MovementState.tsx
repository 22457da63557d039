import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import type { OwnLine } from '#contract/ownLine.ts';
import { copy } from './copy.ts';
import { type SignedLog, useLineProofs } from './useOwnLines.ts';

interface MovementStateProps {
  lines: readonly OwnLine[];
  signed: SignedLog | null;
}

const looks = {
  bad: [CloseOutlined, copy.bad, 'error.main'],
  unsupported: [CloseOutlined, copy.unsupported, 'warning.main'],
  later: [ScheduleOutlined, copy.later, 'text.secondary'],
  checking: [ScheduleOutlined, copy.checking, 'text.secondary'],
  good: [CheckOutlined, copy.good, 'success.main'],
} as const;

/** Whether this browser found all lines of a movement in the log: the worst of them counts. */
export function MovementState({ lines, signed }: MovementStateProps) {
  const [Sign, text, color] = looks[useWorst(lines, signed)];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color, fontSize: '0.8125rem' }}>
      <Sign aria-hidden="true" sx={{ fontSize: 16 }} />
      {text}
    </Box>
  );
}

function useWorst(lines: readonly OwnLine[], signed: SignedLog | null): keyof typeof looks {
  const proofs = useLineProofs(lines, signed);
  if (proofs.some(({ data }) => data?.proved === false)) return 'bad';
  if (proofs.some(({ error }) => error !== null)) return 'unsupported';
  if (lines.some(({ index }) => index >= (signed?.size ?? 0))) return 'later';
  return proofs.every(({ data }) => data) ? 'good' : 'checking';
}
