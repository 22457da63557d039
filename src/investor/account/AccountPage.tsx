import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { copy as investorCopy } from '#src/investor/copy.ts';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { copy } from './copy.ts';

const panelId = 'account-tab';

/** `/user/useracct`: two tabs, each with its own address. */
export function AccountPage() {
  const { pathname } = useLocation();
  const tab = pathname.endsWith('/security') ? 'security' : 'profile';
  return (
    <Stack spacing={2}>
      <PageHead tab={copy.tabTitles[tab]}>{investorCopy.pages.account}</PageHead>
      <Tabs value={tab} aria-label={investorCopy.pages.account} sx={tabsStyle}>
        <Tab
          id="tab-profile"
          value="profile"
          label={copy.tabs.personal}
          component={Link}
          to="/user/useracct/profile"
          aria-controls={panelId}
        />
        <Tab
          id="tab-security"
          value="security"
          label={copy.tabs.security}
          component={Link}
          to="/user/useracct/security"
          aria-controls={panelId}
        />
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
