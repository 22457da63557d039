import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { copy } from '#src/shared/copy.ts';

/** The sign and name of the house, leading home. */
export function BrandSign() {
  return (
    <Link
      href="/"
      color="inherit"
      underline="none"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, py: 0.5 }}
    >
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden="true"
        sx={{ width: 30, height: 30, fill: 'none', stroke: 'currentColor', strokeWidth: 2.4 }}
      >
        <rect width="32" height="32" rx="9" fill="currentColor" fillOpacity="0.18" stroke="none" />
        <path
          d="M8 22.5h16M8 17.5l5.5-5 4.5 3.5 6-6.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Box>
      <Box component="span" sx={{ fontSize: '1.2rem', fontWeight: 700, letterSpacing: '-0.02em' }}>
        {copy.brand}
      </Box>
    </Link>
  );
}
