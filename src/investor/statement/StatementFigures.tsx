import Box from '@mui/material/Box';
import type { StatementInCents } from '#contract/statementInCents.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

/** The band of a statement: five figures, with the double rule of accountants under the closing. */
export function StatementFigures({ statement }: { statement: StatementInCents }) {
  const { figures } = copy;
  const entries = [
    [figures.opening, statement.openingCents],
    [figures.totalIn, statement.inCents, figures.inDetail],
    [figures.totalOut, statement.outCents, figures.outDetail],
    [figures.closing, statement.closingCents],
    [figures.held, statement.heldCents],
  ] as const;
  return (
    <Box component="dl" sx={band}>
      {entries.map(([label, cents, detail]) => (
        <Box key={label} sx={entry}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
            {label}
            {detail && <Box sx={{ color: 'var(--faint)' }}>{detail}</Box>}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
            <Box component="span" sx={label === figures.closing ? doubleRule : {}}>
              <Money cents={cents} />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const band = {
  display: 'grid',
  m: 0,
  gridTemplateColumns: { xs: '1fr', tablet: 'repeat(5, auto)' },
  justifyContent: { tablet: 'space-between' },
  columnGap: 2,
  px: 2,
  py: { xs: 0.5, tablet: 1.5 },
  borderRadius: 1,
  bgcolor: 'var(--sunken)',
} as const;

// On wide screens the figures share a line, whatever is above them.
const entry = {
  display: 'flex',
  flexDirection: { xs: 'row', tablet: 'column' },
  justifyContent: 'space-between',
  alignItems: { xs: 'center', tablet: 'start' },
  gap: 1,
  py: { xs: 1, tablet: 0 },
  borderColor: 'divider',
  borderStyle: 'solid',
  borderWidth: 0,
  '& + &': { borderTopWidth: { xs: '1px', tablet: 0 } },
} as const;

const doubleRule = { borderBottom: '4px double', borderColor: 'text.primary' } as const;
