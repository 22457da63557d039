import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';
import { type BackOfficeKey, listPath } from '#contract/backOffice.ts';
import { copy } from '#src/admin/copy.ts';
import { AccountPanel } from './AccountMenu.tsx';
import { copy as layoutCopy } from './copy.ts';
import { LedgerState } from './LedgerState.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { screenIcons } from './screenIcons.tsx';

interface MoreSheetProps {
  screens: readonly BackOfficeKey[];
  close: () => void;
}

/** On a phone: the other screens, the search, the ledger's state and the account. */
export function MoreSheet({ screens, close }: MoreSheetProps) {
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-label': layoutCopy.more } }}
    >
      <Box sx={{ px: 2, pt: 2, display: 'flex', gap: 2, alignItems: 'center' }}>
        <PaletteButton isWide />
        <LedgerState />
      </Box>
      <List>
        {screens.map((key) => {
          const Icon = screenIcons[key];
          return (
            <ListItemButton key={key} component={Link} to={listPath(key)} onClick={close}>
              <ListItemIcon sx={{ minWidth: 36 }}>{Icon && <Icon />}</ListItemIcon>
              <ListItemText primary={copy.tabs[key]} />
            </ListItemButton>
          );
        })}
      </List>
      <Box sx={{ px: 2, pb: 3 }}>
        <AccountPanel onLeave={close} />
      </Box>
    </Drawer>
  );
}
