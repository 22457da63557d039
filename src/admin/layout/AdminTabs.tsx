import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { NavLink } from 'react-router-dom';
import { copy } from '#src/admin/copy.ts';
import { copy as overviewCopy } from '#src/admin/overview/copy.ts';
import { useOverview } from '#src/admin/overview/useOverview.ts';
import { counted, waitingOn } from '#src/admin/overview/waiting.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';

const tab = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
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

/** The tabs of the back-office, one per resource (S-281), with what waits behind each. */
export function AdminTabs() {
  const overview = useOverview().data;
  const demo = useSettings().data?.demo === true;
  const tabs = Object.entries(copy.tabs).filter(([resource]) => resource !== 'mail' || demo);
  return (
    <Box component="nav" aria-label={copy.backOffice} sx={{ overflowX: 'auto', mx: -1.5 }}>
      <Box component="ul" sx={{ display: 'flex', listStyle: 'none', m: 0, p: 0 }}>
        {tabs.map(([resource, label]) => (
          <li key={resource}>
            <Link component={NavLink} to={`/admin/${resource}`} underline="none" sx={tab}>
              {label}
              <Waiting count={waitingOn(resource, overview)} />
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      title={overviewCopy.waiting(counted(count))}
      sx={{
        px: 0.75,
        borderRadius: 5,
        fontSize: '0.75rem',
        lineHeight: 1.6,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {counted(count)}
    </Box>
  );
}
