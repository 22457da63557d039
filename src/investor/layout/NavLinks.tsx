import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Link, useLocation } from 'react-router-dom';
import { isCurrent, places } from './menu.tsx';

interface NavLinksProps {
  /** The drawer closes with this when a link is followed (S-145). */
  onFollow?: () => void;
}

/** The links of the sidebar and the drawer, the current page marked. */
export function NavLinks({ onFollow }: NavLinksProps) {
  const { pathname } = useLocation();
  return (
    <List sx={{ px: 1.5, py: 1 }}>
      {places.map((place) => {
        const current = isCurrent(place, pathname);
        return (
          <ListItem key={place.to} disablePadding sx={{ mb: 0.5 }}>
            <ListItemButton
              component={Link}
              to={place.to}
              selected={current}
              aria-current={current ? 'page' : undefined}
              onClick={() => onFollow?.()}
              sx={{
                borderRadius: 1,
                minHeight: 46,
                '&.Mui-selected, &.Mui-selected .MuiListItemIcon-root': { color: 'primary.main' },
              }}
            >
              <ListItemIcon sx={{ minWidth: 38 }}>{place.icon}</ListItemIcon>
              <ListItemText
                primary={place.label}
                slotProps={{
                  primary: { sx: { fontWeight: current ? 600 : 400, whiteSpace: 'nowrap' } },
                }}
              />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
