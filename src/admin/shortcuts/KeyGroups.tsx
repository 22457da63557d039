import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { useKeyGroups } from './useKeyGroups.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
  gap: 3,
} as const;

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, max-content) 1fr',
  columnGap: 1.5,
  rowGap: 0.75,
  alignItems: 'center',
  '& dt': { position: 'relative', display: 'inline-flex', gap: 0.375 },
  '& dd': { m: 0, color: 'text.secondary' },
} as const;

/** The keys of all screens, of lists and of records beside one another. */
export const KeyGroups = () => (
  <Box sx={columns}>
    {useKeyGroups().map(({ title, keys }) => (
      <section key={title} aria-label={title}>
        <Typography variant="h3" sx={{ fontSize: '0.75rem', mb: 1 }}>
          {title}
        </Typography>
        <Box component="dl" sx={list}>
          {keys.map(([caps, does]) => (
            <Fragment key={does}>
              <dt>
                <Box component="span" sx={readOnly}>
                  {caps.join(' ')}
                </Box>
                {caps.map((cap) => (
                  <KeyHint key={cap}>{cap}</KeyHint>
                ))}
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </Box>
      </section>
    ))}
  </Box>
);
