import Box from '@mui/material/Box';
import { copy } from '#src/investor/copy.ts';

/** In the place of figures that could not be read; the page shows the reason once. */
export const NotAvailable = () => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      fontSize: { xs: '0.75rem', tablet: '0.875rem' },
      lineHeight: '16px',
      fontWeight: 500,
      letterSpacing: 0,
      overflowWrap: 'normal',
      color: 'text.secondary',
    }}
  >
    {copy.notAvailable}
  </Box>
);
