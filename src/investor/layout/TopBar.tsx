import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { ThemeToggle } from '#src/shared/theme/ThemeToggle.tsx';
import { copy } from '../copy.ts';
import { AccountMenu } from './AccountMenu.tsx';

interface TopBarProps {
  isMenuOpen: boolean;
  onMenu: () => void;
}

export function TopBar({ isMenuOpen, onMenu }: TopBarProps) {
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
        aria-expanded={isMenuOpen}
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
