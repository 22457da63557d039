import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import { useConnection } from '#src/admin/overview/useConnection.ts';
import { ShortcutsButton } from '#src/admin/shortcuts/ShortcutsButton.tsx';
import { BrandSign } from '#src/shared/ui/BrandSign.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { AdminTabs } from './AdminTabs.tsx';
import { LedgerState } from './LedgerState.tsx';
import { LostLine } from './LostLine.tsx';
import { PaletteButton } from './PaletteButton.tsx';

const brand = {
  color: 'text.primary',
  mr: { xs: 0, lg: 2 },
  '& a': { fontSize: { xs: 0, lg: '0.875rem' }, gap: 1, py: 0, fontWeight: 650 },
  '& svg': { width: 20, height: 20 },
} as const;

export function AdminHeader() {
  const isLost = useConnection().lostAt !== undefined;
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
          alignItems: 'center',
          gap: 0.5,
          height: 'calc(var(--head) - 1px)',
          px: 'var(--inset)',
        }}
      >
        <Box sx={brand}>
          <BrandSign />
        </Box>
        {/* A narrow window scrolls the tabs, not the page. */}
        <Box sx={{ minWidth: 0, alignSelf: 'stretch' }}>
          <AdminTabs />
        </Box>
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 0.5, flex: 'none' }}>
          <LostLine />
          {/* Out of sight, not away: the search may be open. */}
          <Box sx={{ display: isLost ? 'none' : 'contents' }}>
            <PaletteButton />
            <Box sx={{ px: 1, display: 'inline-flex' }}>
              <LedgerState />
            </Box>
          </Box>
          <ShortcutsButton />
          <AccountMenu />
        </Box>
      </Box>
    </AppBar>
  );
}
