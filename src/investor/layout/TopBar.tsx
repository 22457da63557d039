import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router-dom';
import { balancesOf } from '#contract/users.ts';
import { copy } from '#src/investor/copy.ts';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { isCurrent, menu } from './menu.ts';

// A step of a flow shows its way back instead.
const outsideFlow = {
  '@media (max-width: 719.95px)': { 'header:has([data-back]) &': { display: 'none' } },
} as const;

interface TopBarProps {
  isMenuOpen: boolean;
  onMenu: () => void;
  /** Receives the place of the page's heading. */
  onSlot: (element: HTMLElement | null) => void;
}

export function TopBar({ isMenuOpen, onMenu, onSlot }: TopBarProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: { xs: 'background.paper', wide: 'background.default' },
        borderBottom: '1px solid',
        borderBottomColor: { xs: 'divider', wide: 'transparent' },
      }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: { xs: 1, wide: 2 },
          minHeight: { xs: 56, wide: 64 },
          maxWidth: 1184,
          mx: 'auto',
          px: { xs: 1, tablet: 2, wide: 4 },
        }}
      >
        <IconButton
          aria-label={copy.layout.openMenu}
          aria-expanded={isMenuOpen}
          onClick={onMenu}
          sx={{ display: { wide: 'none' }, ...outsideFlow }}
        >
          <Menu />
        </IconButton>
        <Stack
          ref={onSlot}
          direction="row"
          sx={{ flexGrow: 1, minWidth: 0, alignItems: 'center', gap: 1.5 }}
        />
        <AvailableBalance />
        <AccountMenu />
      </Stack>
    </Box>
  );
}

const overview = menu.filter(({ to }) => to === '/user/overview');

// The overview itself begins with this balance.
function AvailableBalance() {
  const { data: user } = useProfile();
  const { pathname } = useLocation();
  if (!user || overview.some((entry) => isCurrent(entry, pathname))) return null;
  return (
    <Box
      sx={{
        display: { xs: 'none', wide: 'flex' },
        gap: 1,
        fontSize: '0.8125rem',
        color: 'text.secondary',
        whiteSpace: 'nowrap',
      }}
    >
      {copy.layout.available}
      <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
        <Money cents={balancesOf(user).availableCents} />
      </Box>
    </Box>
  );
}
