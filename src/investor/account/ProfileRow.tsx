import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { copy } from './copy.ts';

interface ProfileRowProps {
  name: string;
  value: string | null;
  onOpen: () => void;
}

export function ProfileRow({ name, value, onOpen }: ProfileRowProps) {
  return (
    <ListItem disablePadding sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ListItemButton
        onClick={onOpen}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', tablet: '176px minmax(0, 1fr) auto' },
          alignContent: 'center',
          columnGap: 2,
          minHeight: 52,
          px: { xs: 2, tablet: 3 },
        }}
      >
        <Box sx={{ color: 'text.secondary', gridColumn: { xs: 1, tablet: 'auto' } }}>{name}</Box>
        <Box sx={{ gridColumn: { xs: 1, tablet: 'auto' }, ...(value ? known : missing) }}>
          {value || copy.profile.missing}
        </Box>
        <Box
          sx={{
            gridColumn: { xs: 2, tablet: 'auto' },
            gridRow: { xs: '1 / span 2', tablet: 'auto' },
            fontSize: '0.8125rem',
            fontWeight: 600,
            color: 'primary.main',
          }}
        >
          {value ? copy.profile.edit : copy.profile.add}
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

const known = { fontWeight: 500 } as const;
const missing = { color: 'var(--faint)' } as const;
