import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

interface PreviewFactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Facts of a preview, one line each. */
export const PreviewFacts = ({ facts }: PreviewFactsProps) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      mb: 2,
      display: 'grid',
      gridTemplateColumns: '112px minmax(0, 1fr)',
      '& > *': { py: 0.75, borderTop: 1, borderColor: 'divider' },
    }}
  >
    {facts.map(([name, value]) => (
      <Fragment key={name}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {name}
        </Box>
        <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
          {value}
        </Box>
      </Fragment>
    ))}
  </Box>
);
