import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { NavLink } from 'react-router-dom';
import { copy } from '../copy.ts';

const tab = {
  display: 'inline-block',
  px: 1.5,
  py: 2,
  color: 'text.secondary',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  borderBottom: 3,
  borderColor: 'transparent',
  '&:hover': { color: 'text.primary' },
  '&.active': { color: 'primary.main', borderColor: 'primary.main' },
} as const;

/** The tabs of the back-office, one per resource (S-281). */
export function AdminTabs() {
  return (
    <Box component="nav" aria-label={copy.backOffice} sx={{ overflowX: 'auto', mx: -1.5 }}>
      <Box component="ul" sx={{ display: 'flex', listStyle: 'none', m: 0, p: 0 }}>
        {Object.entries(copy.tabs).map(([resource, label]) => (
          <li key={resource}>
            <Link component={NavLink} to={`/admin/${resource}`} underline="none" sx={tab}>
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
