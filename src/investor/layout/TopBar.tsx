import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { copy } from '#src/investor/copy.ts';
import { AccountMenu } from './AccountMenu.tsx';

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
      data-toasts
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
          data-head
          direction="row"
          sx={{ flexGrow: 1, minWidth: 0, alignItems: 'center', gap: 1.5 }}
        />
        <AccountMenu />
      </Stack>
    </Box>
  );
}
