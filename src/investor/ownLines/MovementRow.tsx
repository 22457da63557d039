import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnLine } from '#contract/log.ts';
import { reference } from '#contract/reference.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { keepProof } from './keepProof.ts';
import { MovementState } from './MovementState.tsx';
import type { Movement } from './movements.ts';
import { type SignedLog, useLineProof } from './useOwnLines.ts';

interface MovementRowProps {
  movement: Movement;
  signed: SignedLog | null;
  isDeclined: boolean;
}

/** A movement in one line, which unfolds to its lines in the log. */
export function MovementRow({ movement, signed, isDeclined }: MovementRowProps) {
  const { id, subject, cents, isPosted, lines } = movement;
  const [newest] = lines;
  return (
    <Box component="details" sx={row}>
      <Box component="summary" sx={summary}>
        <Box sx={{ gridArea: 'name', fontWeight: 550, minWidth: 0 }}>
          {copy.subjects[subject]}{' '}
          <Box component="span" sx={machine}>
            {reference(id)}
          </Box>
        </Box>
        <Box sx={{ gridArea: 'time', fontSize: '0.8125rem', color: 'text.secondary' }}>
          {copy.step(newest)}
          <Box component="span" sx={{ display: { xs: 'none', tablet: 'inline' } }}>
            ,{' '}
          </Box>
          <Box component="span" sx={{ display: { xs: 'block', tablet: 'inline' } }}>
            <Moment at={newest.at} />
          </Box>
          {isDeclined && <Box component="span"> {copy.declined}</Box>}
        </Box>
        <Box
          component={isDeclined ? 's' : 'div'}
          sx={{ gridArea: 'amount', justifySelf: 'end', ...(isPosted ? posted : open) }}
        >
          {cents !== undefined && <Money cents={cents} signed={isPosted || cents < 0n} />}
        </Box>
        <Box sx={{ gridArea: 'state', justifySelf: { xs: 'end', tablet: 'start' } }}>
          <MovementState lines={lines} signed={signed} />
        </Box>
        <ExpandMore data-fold aria-hidden="true" sx={{ gridArea: 'fold', fontSize: 20 }} />
      </Box>
      <Box component="ul" aria-label={copy.linesOf(reference(id))} sx={list}>
        {lines.map((line) => (
          <LineItem key={line.index} line={line} signed={signed} />
        ))}
      </Box>
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

const row = {
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&[open] > summary > [data-fold]': { transform: 'rotate(180deg)' },
} as const;

const summary = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto 20px',
    tablet: 'minmax(0, 1fr) 120px 140px 20px',
  },
  gridTemplateAreas: {
    xs: '"name amount fold" "time state fold"',
    tablet: '"name amount state fold" "time amount state fold"',
  },
  alignItems: 'center',
  alignContent: 'center',
  columnGap: { xs: 1.5, tablet: 3 },
  minHeight: 60,
  py: 1,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
} as const;

const posted = { fontWeight: 600 } as const;
const open = { color: 'text.secondary' } as const;

const machine = {
  fontFamily: fonts.mono,
  fontSize: '0.8125rem',
  fontWeight: 400,
  color: 'text.secondary',
} as const;

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
