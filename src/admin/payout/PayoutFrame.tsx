import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { aroundFrame, widths } from '#src/admin/record/widths.ts';
import { copy } from './copy.ts';

interface PayoutFrameProps {
  /** The DecisionBar. */
  bar: ReactNode;
  /** Recipient, account and balance. */
  who: ReactNode;
  /** The payment, its history and earlier withdrawals. */
  what: ReactNode;
  /** The form of the armed decision, at the foot of the payment. */
  form?: ReactNode;
  /** Approvals and messages. */
  agreed: ReactNode;
}

/** The page of a withdrawal: three columns in the order of doubt, without page scroll. */
export function PayoutFrame({ bar, who, what, form, agreed }: PayoutFrameProps) {
  return (
    <Box data-frame sx={frame}>
      <GlobalStyles styles={{ ...aroundFrame, ...inLastColumn }} />
      {bar}
      <Box sx={grid}>
        <Box component="section" aria-label={copy.columns.who} sx={{ gridArea: 'who', ...column }}>
          {who}
        </Box>
        <Box
          component="section"
          aria-label={copy.columns.what}
          sx={{ gridArea: 'what', ...middle }}
        >
          <Box sx={{ flexGrow: 1, ...column }}>{what}</Box>
          {form}
        </Box>
        <Box
          component="section"
          aria-label={copy.columns.agreed}
          sx={{ gridArea: 'agreed', ...column }}
        >
          {agreed}
        </Box>
      </Box>
    </Box>
  );
}

// Narrower windows scroll as a page.
const threeColumns = '@media (min-width: 1180px)';

// A toast covers no field of the middle column.
const inLastColumn = {
  [threeColumns]: { '.toasts.toasts': { maxWidth: '340px' } },
} as const;

const frame = {
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  [widths.desk]: { minHeight: '100%' },
  [threeColumns]: { position: 'absolute', inset: 0 },
} as const;

const scrolled = { overflowY: 'auto', overscrollBehavior: 'contain', minHeight: 0 } as const;

const column = { minWidth: 0, [threeColumns]: scrolled } as const;

const middle = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
} as const;

const grid = {
  flexGrow: 1,
  minHeight: 0,
  // The decision buttons are at the bottom of a phone.
  [widths.phone]: { pb: '80px' },
  [widths.desk]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(300px, 40%) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"who what" "agreed what"',
    '& > section': { borderLeft: 1, borderColor: 'divider' },
    '& > :first-of-type, & > :last-of-type': { borderLeft: 0 },
    '& > :last-of-type': { borderTop: 1, borderColor: 'divider' },
  },
  [threeColumns]: {
    gridTemplateColumns: 'minmax(320px, 372px) minmax(0, 1fr) minmax(300px, 372px)',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateAreas: '"who what agreed"',
    '& > :last-of-type': { borderLeft: 1, borderTop: 0, borderColor: 'divider' },
  },
  [widths.wide]: { gridTemplateColumns: '520px minmax(0, 860px) minmax(400px, 1fr)' },
} as const;
