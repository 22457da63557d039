import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { widths } from '#src/admin/record/widths.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';

interface FullIdProps {
  id: string;
  /** The name of the fact. */
  of: string;
  /** Behind the button that copies it. */
  children?: ReactNode;
}

/** A whole address or transaction id in groups to compare, with a button that copies it. */
export const FullId = ({ id, of, children }: FullIdProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.375, whiteSpace: 'normal' }}>
    <Box sx={{ minWidth: 0, flexGrow: 1, '& code': { lineHeight: 1.4, display: 'block' } }}>
      <AddressText address={id} />
    </Box>
    <Box sx={buttons}>
      <CopyButton text={id} name={of} />
      {children}
    </Box>
  </Box>
);

// On a phone they are below one another, beside an id of several lines.
const buttons = { display: 'flex', [widths.phone]: { flexDirection: 'column' } } as const;
