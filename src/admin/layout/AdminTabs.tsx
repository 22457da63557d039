import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { NavLink } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import { copy } from '#src/admin/copy.ts';
import { copy as overviewCopy } from '#src/admin/overview/copy.ts';
import { countText, useOverview, waitingCount } from '#src/admin/overview/useOverview.ts';
import { useScreens } from './useScreens.ts';

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

export function AdminTabs() {
  const overview = useOverview().data;
  return (
    <Box component="nav" aria-label={copy.backOffice} sx={{ overflowX: 'auto', mx: -1.5 }}>
      <Box component="ul" sx={{ display: 'flex', listStyle: 'none', m: 0, p: 0 }}>
        {useScreens().map((key) => (
          <li key={key}>
            <Link component={NavLink} to={listPath(key)} underline="none" sx={tab}>
              {copy.tabs[key]}
              <Waiting count={waitingCount(key, overview)} />
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
      title={overviewCopy.waiting(countText(count))}
      sx={{
        px: 0.75,
        borderRadius: 5,
        fontSize: '0.75rem',
        lineHeight: 1.6,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {countText(count)}
    </Box>
  );
}
