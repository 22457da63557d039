import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Link, useLocation } from 'react-router-dom';
import { isCurrent, menu } from './menu.tsx';
import { NewsMark } from './NewsMark.tsx';

interface NavLinksProps {
  onNavigate?: () => void;
}

export function NavLinks({ onNavigate }: NavLinksProps) {
  const { pathname } = useLocation();
  return (
    <List sx={{ px: 1.5, py: 1 }}>
      {menu.map((entry) => {
        const current = isCurrent(entry, pathname);
        return (
          <ListItem key={entry.to} disablePadding sx={{ mb: 0.5 }}>
            <ListItemButton
              component={Link}
              to={entry.to}
              selected={current}
              aria-current={current ? 'page' : undefined}
              onClick={() => onNavigate?.()}
              sx={{
                borderRadius: 1,
                minHeight: { xs: 44, wide: 40 },
                px: 1.5,
                color: entry.isQuiet ? 'var(--faint)' : 'text.secondary',
                '& .MuiListItemIcon-root': { color: 'inherit' },
                '&.Mui-selected, &.Mui-selected:hover': {
                  color: 'primary.main',
                  bgcolor: 'var(--primary-soft)',
                },
              }}
            >
              <ListItemIcon sx={{ minWidth: 34, '& svg': { fontSize: 20 } }}>
                {entry.icon}
              </ListItemIcon>
              <ListItemText
                primary={entry.label}
                slotProps={{
                  primary: { sx: { fontWeight: current ? 600 : 500, whiteSpace: 'nowrap' } },
                }}
              />
              {entry.hasNews && <NewsMark />}
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
