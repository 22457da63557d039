import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import { ShortcutsButton } from '#src/admin/review/ShortcutsButton.tsx';
import { ThemeToggle } from '#src/shared/theme/ThemeToggle.tsx';
import { BrandSign } from '#src/shared/ui/BrandSign.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { AdminTabs } from './AdminTabs.tsx';

export function AdminHeader() {
  return (
    <AppBar
      position="sticky"
      color="default"
      elevation={0}
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: { xs: 1, md: 4 },
          width: '100%',
          maxWidth: 1400,
          mx: 'auto',
          px: { xs: 2, md: 3 },
        }}
      >
        <Box sx={{ color: 'primary.main', py: 1 }}>
          <BrandSign />
        </Box>
        <Box
          sx={{
            order: { xs: 3, md: 0 },
            flexGrow: 1,
            flexBasis: { xs: '100%', md: 'auto' },
            // On phones only the tabs scroll, not the page.
            minWidth: 0,
          }}
        >
          <AdminTabs />
        </Box>
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <ShortcutsButton />
          <ThemeToggle />
          <AccountMenu />
        </Box>
      </Box>
    </AppBar>
  );
}
