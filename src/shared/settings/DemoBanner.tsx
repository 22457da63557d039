import Box from '@mui/material/Box';
import { copy } from '#src/shared/copy.ts';
import { announcedDemo } from './announcedDemo.ts';
import { useSettings } from './useSettings.ts';

/** Says on every page of a demo that no real money is handled; it covers nothing. */
export function DemoBanner() {
  const { data } = useSettings();
  if (!(data?.demo ?? announcedDemo())) return null;
  return (
    <Box
      component="aside"
      aria-label="Demo"
      sx={{
        px: 2,
        py: 0.75,
        textAlign: 'center',
        fontSize: '0.875rem',
        fontWeight: 600,
        bgcolor: 'warning.main',
        color: 'warning.contrastText',
      }}
    >
      {copy.demo}
    </Box>
  );
}
