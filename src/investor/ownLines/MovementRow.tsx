import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { reference } from '#contract/reference.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { MovementLines } from './MovementLines.tsx';
import { MovementState } from './MovementState.tsx';
import type { Movement } from './movements.ts';
import type { SignedLog } from './useOwnLines.ts';

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
      <MovementLines movement={movement} signed={signed} />
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
