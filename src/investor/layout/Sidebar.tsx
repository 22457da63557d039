import Box from '@mui/material/Box';
import { BrandSign } from '#src/shared/ui/BrandSign.tsx';
import { copy } from '../copy.ts';
import { NavLinks } from './NavLinks.tsx';

export function Sidebar() {
  return (
    <Box
      component="nav"
      aria-label={copy.layout.navigation}
      sx={{
        display: { xs: 'none', md: 'block' },
        width: 264,
        flexShrink: 0,
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ position: 'sticky', top: 0 }}>
        <Box sx={{ px: 3, minHeight: 64, display: 'flex', color: 'primary.main' }}>
          <BrandSign />
        </Box>
        <NavLinks />
      </Box>
    </Box>
  );
}
