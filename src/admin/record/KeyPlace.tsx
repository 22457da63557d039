import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { widths } from './widths.ts';

interface KeyPlaceProps {
  reason: string | undefined;
  children: ReactNode;
}

/** The place of a button. What is off keeps it, and has its reason as the second line. */
export const KeyPlace = ({ reason, children }: KeyPlaceProps) => (
  <Box sx={reason ? { ...place, ...offPlace } : place}>
    {children}
    {reason && (
      <Box component="span" role="status" title={reason} sx={reasonStyle}>
        {reason}
      </Box>
    )}
  </Box>
);

const place = {
  display: 'grid',
  [widths.phone]: { flex: 1 },
} as const;

// On a phone the reason has a line above the buttons.
const offPlace = {
  '& > *': { gridArea: '1 / 1' },
  [widths.desk]: {
    '& > button': { alignItems: 'start', lineHeight: '15px', pt: '2px', pb: '15px' },
    '& > button kbd': { display: 'none' },
  },
  [widths.phone]: { display: 'contents' },
} as const;

const reasonStyle = {
  position: 'relative',
  alignSelf: 'end',
  minWidth: 0,
  px: 1,
  pb: '2px',
  fontSize: '0.75rem',
  lineHeight: '14px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [widths.phone]: { order: -1, flexBasis: '100%', textAlign: 'start', px: 0 },
} as const;
