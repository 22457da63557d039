import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { NavLink } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import { copy } from '#src/admin/copy.ts';
import { useOverview, waitingCount } from '#src/admin/overview/useOverview.ts';
import { goKeys } from '#src/admin/shell/goKeys.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { useTabs } from './useScreens.ts';
import { WaitingCount } from './WaitingCount.tsx';

const tab = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  px: { xs: 1, lg: 1.25 },
  height: '100%',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&:hover': { color: 'text.primary' },
  '&.active': { color: 'text.primary' },
  '&.active::after': {
    content: '""',
    position: 'absolute',
    left: 10,
    right: 10,
    bottom: 0,
    height: 2,
    borderRadius: '2px 2px 0 0',
    bgcolor: 'primary.main',
  },
  '&:focus-visible': { outlineOffset: -3 },
} as const;

export function AdminTabs() {
  const overview = useOverview().data;
  return (
    <Box
      component="nav"
      aria-label={copy.backOffice}
      sx={{ overflowX: 'auto', height: '100%', scrollbarWidth: 'none' }}
    >
      <Box component="ul" sx={{ display: 'flex', listStyle: 'none', m: 0, p: 0, height: '100%' }}>
        {useTabs().map((key) => (
          <li key={key}>
            <Link
              component={NavLink}
              to={listPath(key)}
              underline="none"
              data-go={goKeys[key]}
              sx={tab}
            >
              {copy.tabs[key]}
              <WaitingCount count={waitingCount(key, overview)} />
            </Link>
          </li>
        ))}
        <li>
          <MoreMenu look={tab} />
        </li>
      </Box>
    </Box>
  );
}
