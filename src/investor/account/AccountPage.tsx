import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { copy as investorCopy } from '#src/investor/copy.ts';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { copy } from './copy.ts';

const panelId = 'account-tab';

const tabNames = ['profile', 'security', 'addresses'] as const;

/** `/user/useracct`: tabs, each with its own path. */
export function AccountPage() {
  const { pathname } = useLocation();
  const tab = tabNames.find((name) => pathname.endsWith(`/${name}`)) ?? 'profile';
  return (
    <Stack spacing={2}>
      <PageHead tab={copy.tabTitles[tab]}>{investorCopy.pages.account}</PageHead>
      <Tabs value={tab} aria-label={investorCopy.pages.account} sx={tabsStyle}>
        {tabNames.map((name) => (
          <Tab
            key={name}
            id={`tab-${name}`}
            value={name}
            label={copy.tabs[name]}
            component={Link}
            to={`/user/useracct/${name}`}
            aria-controls={panelId}
          />
        ))}
      </Tabs>
      <Box id={panelId} role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <Outlet />
      </Box>
    </Stack>
  );
}

// The words begin where the cards do.
const tabsStyle = {
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTabs-list': { gap: 3 },
  '& .MuiTab-root': { px: 0, minWidth: 44 },
} as const;
