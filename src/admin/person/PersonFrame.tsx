import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { aroundFrame, widths } from '#src/admin/record/widths.ts';
import { copy } from './copy.ts';

interface PersonFrameProps {
  bar: ReactNode;
  /** Identity, verification, changes and sessions. */
  facts: ReactNode;
  /** Balances and movements. */
  money: ReactNode;
  actions: ReactNode;
}

/** The page of a user: money in the middle, what staff can do at the right. */
export const PersonFrame = ({ bar, facts, money, actions }: PersonFrameProps) => (
  <Box data-frame sx={frame}>
    <GlobalStyles styles={aroundFrame} />
    {bar}
    <Box sx={grid}>
      <Box sx={{ gridArea: 'facts', ...column }}>{facts}</Box>
      <Box component="section" aria-label={copy.movements.title} sx={middle}>
        {money}
      </Box>
      <Box
        component="section"
        id="actions"
        aria-label={copy.actions.title}
        sx={{ gridArea: 'actions', scrollMarginTop: 64, ...column }}
      >
        {actions}
      </Box>
    </Box>
  </Box>
);

// Narrower windows scroll as a page.
const threeColumns = '@media (min-width: 1180px)';

const frame = {
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  [widths.desk]: { minHeight: '100%' },
  [threeColumns]: { position: 'absolute', inset: 0 },
} as const;

const column = {
  minWidth: 0,
  [threeColumns]: { overflowY: 'auto', overscrollBehavior: 'contain', minHeight: 0 },
} as const;

const middle = {
  gridArea: 'money',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  [widths.desk]: { borderRight: 1, borderColor: 'divider' },
  [threeColumns]: { borderLeft: 1, borderColor: 'divider' },
} as const;

const grid = {
  flexGrow: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"money" "facts" "actions"',
  [widths.desk]: {
    gridTemplateColumns: 'minmax(0, 1fr) 268px',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"money actions" "money facts"',
  },
  [threeColumns]: {
    gridTemplateColumns: '264px minmax(0, 1fr) 244px',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateAreas: '"facts money actions"',
  },
  [widths.wide]: { gridTemplateColumns: '360px minmax(0, 1fr) 340px' },
} as const;
