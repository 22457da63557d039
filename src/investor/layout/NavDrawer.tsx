import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { balancesOf } from '#contract/userRecord.ts';
import { NewsMark } from '#src/investor/conversation/NewsMark.tsx';
import { copy } from '#src/investor/copy.ts';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { useSignOut } from '#src/shared/access/useSignOut.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { BrandSign } from '#src/shared/ui/BrandSign.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { HelpLinks } from './HelpLinks.tsx';
import { menuIcons } from './menuIcons.tsx';
import { NavLinks } from './NavLinks.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

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
        <NavLinks icons={menuIcons} news={<NewsMark />} onNavigate={onClose} />
      </Box>
      <Box sx={{ mt: 'auto' }}>
        <AccountFoot />
        <HelpLinks onNavigate={onClose} />
      </Box>
    </Drawer>
  );
}

function AccountFoot() {
  const { user } = useSession();
  const { data } = useProfile();
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <Box sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ fontSize: '0.8125rem' }}>
        <Box sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {user.fullName}
        </Box>
        <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {copy.layout.available}{' '}
          {data ? <Money cents={balancesOf(data).availableCents} /> : copy.layout.unknown}
        </Box>
      </Box>
      <Stack spacing={1} sx={{ mt: 1 }}>
        <ThemeChoice />
        <Button
          variant="outlined"
          onClick={() => void signOut()}
          sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
        >
          {copy.layout.signOut}
        </Button>
      </Stack>
    </Box>
  );
}
