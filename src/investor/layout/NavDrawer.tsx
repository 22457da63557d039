import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { BrandSign } from '#src/shared/ui/BrandSign.tsx';
import { copy } from '../copy.ts';
import { HelpLinks } from './HelpLinks.tsx';
import { NavLinks } from './NavLinks.tsx';

/** In pixels. */
const drawerWidth = 290;

interface NavDrawerProps {
  open: boolean;
  onClose: () => void;
}

export function NavDrawer({ open, onClose }: NavDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': copy.layout.navigation,
          sx: { width: drawerWidth, maxWidth: '100vw' },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', pl: 2.5, pr: 1, minHeight: 64 }}>
        <BrandSign href="/user/overview" />
        <IconButton aria-label={copy.layout.closeMenu} onClick={onClose} sx={{ ml: 'auto' }}>
          <Close />
        </IconButton>
      </Stack>
      <Box component="nav" aria-label={copy.layout.navigation}>
        <NavLinks onNavigate={onClose} />
      </Box>
      <Box sx={{ mt: 'auto' }}>
        <HelpLinks onNavigate={onClose} />
      </Box>
    </Drawer>
  );
}
