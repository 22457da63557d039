import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { ThemeToggle } from '#src/shared/theme/ThemeToggle.tsx';
import { copy } from '../copy.ts';
import { AccountMenu } from './AccountMenu.tsx';

interface TopBarProps {
  menuOpen: boolean;
  onMenu: () => void;
}

/** The bar over every page: the drawer's button, the theme and the account (S-133, S-135). */
export function TopBar({ menuOpen, onMenu }: TopBarProps) {
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1,
        minHeight: 64,
        px: { xs: 1.5, md: 4 },
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        aria-label={copy.layout.openMenu}
        aria-expanded={menuOpen}
        onClick={onMenu}
        sx={{ display: { md: 'none' } }}
      >
        <Menu />
      </IconButton>
      <Box sx={{ ml: 'auto' }}>
        <ThemeToggle />
      </Box>
      <AccountMenu />
    </Stack>
  );
}
