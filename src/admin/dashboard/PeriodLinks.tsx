import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { figureDays } from '#contract/figures.ts';
import { copy } from './copy.ts';
import { usePeriod } from './useFigures.ts';

/** The period of all pictures, each an address. */
export function PeriodLinks() {
  const period = usePeriod();
  return (
    <Box component="nav" aria-label={copy.period} sx={group}>
      {figureDays.map((days) => (
        <Box
          key={days}
          component={Link}
          to={{ search: `?days=${days}` }}
          replace
          aria-current={days === period ? 'true' : undefined}
          sx={choice}
        >
          {copy.days(days)}
        </Box>
      ))}
    </Box>
  );
}

const group = {
  display: 'inline-flex',
  p: '2px',
  borderRadius: '6px',
  bgcolor: 'var(--sunken)',
  border: 1,
  borderColor: 'divider',
  // Below the title and the export on a phone.
  '@media (max-width: 599.95px)': { flex: '1 0 100%' },
} as const;

const choice = {
  flex: 1,
  justifyContent: 'center',
  height: 24,
  px: 1.25,
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: '4px',
  fontWeight: 500,
  color: 'text.secondary',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&[aria-current]': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    fontWeight: 600,
    boxShadow: '0 0 0 1px var(--mui-palette-divider)',
  },
  '@media (pointer: coarse)': { height: 40 },
} as const;
