import Box from '@mui/material/Box';
import { copy } from '#src/shared/copy.ts';
import { useSettings } from './useSettings.ts';

// The page declares a demo before the settings load: a banner that appears later would move the
// page down. The prerendered page has the banner, and the server keeps or removes it.
function isDeclaredDemo(): boolean {
  if (!('document' in globalThis)) return true;
  return document.querySelector('meta[name="demo"]')?.getAttribute('content') === 'yes';
}

export function DemoBanner() {
  const { data } = useSettings();
  if (!(data?.demo ?? isDeclaredDemo())) return null;
  return (
    <Box
      component="aside"
      aria-label="Demo"
      sx={{
        px: 2,
        py: 0.75,
        textAlign: 'center',
        fontSize: '0.875rem',
        fontWeight: 600,
        bgcolor: 'warning.main',
        color: 'warning.contrastText',
      }}
    >
      {copy.demo}
    </Box>
  );
}
