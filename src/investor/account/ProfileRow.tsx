import EditOutlined from '@mui/icons-material/EditOutlined';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { copy } from './copy.ts';

interface ProfileRowProps {
  name: string;
  value: string | null;
  onOpen: () => void;
}

export function ProfileRow({ name, value, onOpen }: ProfileRowProps) {
  return (
    <ListItem disablePadding divider>
      <ListItemButton onClick={onOpen} sx={{ gap: 2, py: 1.5, px: { xs: 2, sm: 3 } }}>
        <ListItemText
          primary={name}
          secondary={value || copy.profile.unset}
          slotProps={{
            primary: { variant: 'body2', color: 'text.secondary' },
            secondary: { variant: 'body1', color: value ? 'text.primary' : 'text.secondary' },
          }}
        />
        <EditOutlined titleAccess={copy.profile.change(name)} color="action" />
      </ListItemButton>
    </ListItem>
  );
}
