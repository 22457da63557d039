import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
  /** A smaller line below the value. */
  detail?: ReactNode;
}

/** Names at the left, values at the right, with hairlines between. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {facts.map(({ label, value, detail }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            gap: 2,
            py: 1.25,
            '& + &': { borderTop: 1, borderColor: 'divider' },
            '&:last-of-type': { pb: 0 },
          }}
        >
          <Box component="dt" sx={{ flexShrink: 0, maxWidth: '50%', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 500, minWidth: 0 }}>
            {value}
            {detail && <Box sx={detailStyle}>{detail}</Box>}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const detailStyle = {
  fontSize: '0.8125rem',
  fontWeight: 400,
  color: 'var(--faint)',
  textWrap: 'balance',
} as const;
