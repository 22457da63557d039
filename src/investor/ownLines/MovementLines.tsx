import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnLine } from '#contract/ownLine.ts';
import { reference } from '#contract/reference.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';
import { keepProof } from './keepProof.ts';
import type { Movement } from './movements.ts';
import { type SignedLog, useLineProof } from './useOwnLines.ts';

interface MovementLinesProps {
  movement: Movement;
  signed: SignedLog | null;
}

/** The lines of a movement in the log, each with its proof as a file. */
export function MovementLines({ movement: { id, lines }, signed }: MovementLinesProps) {
  return (
    <Box component="ul" aria-label={copy.linesOf(reference(id))} sx={list}>
      {lines.map((line) => (
        <LineItem key={line.index} line={line} signed={signed} />
      ))}
    </Box>
  );
}

function LineItem({ line, signed }: { line: OwnLine; signed: SignedLog | null }) {
  const { data } = useLineProof(line, signed);
  return (
    <Box component="li" sx={item}>
      <Box sx={{ mr: 'auto' }}>
        <Box sx={{ fontWeight: 500 }}>{copy.step(line)}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {copy.line(line.index)}, <Moment at={line.at} />
        </Box>
      </Box>
      {data && (
        <Button size="small" onClick={() => keepProof(data.saved, copy.file(line.index))}>
          {copy.keep}
        </Button>
      )}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  mb: 1.5,
  px: 2,
  py: 0.5,
  borderRadius: 1,
  bgcolor: 'var(--sunken)',
  fontSize: '0.8125rem',
} as const;

const item = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
