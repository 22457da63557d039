import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useColorScheme } from '@mui/material/styles';
import { copy } from '#src/investor/copy.ts';

const themes = ['light', 'dark', 'system'] as const;

/** Light, dark, or as the system of the device. */
export function ThemeChoice() {
  const { mode, setMode } = useColorScheme();
  return (
    <Box role="group" aria-label={copy.layout.theme} sx={styles}>
      {themes.map((theme) => (
        <ButtonBase key={theme} aria-pressed={theme === mode} onClick={() => setMode(theme)}>
          {copy.layout.themes[theme]}
        </ButtonBase>
      ))}
    </Box>
  );
}

const styles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  p: 0.5,
  borderRadius: 1,
  bgcolor: 'var(--sunken)',
  '& > button': {
    minHeight: { xs: 44, wide: 32 },
    borderRadius: '6px',
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 500,
    color: 'text.secondary',
  },
  '& > [aria-pressed="true"]': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    boxShadow: 'var(--card-shadow)',
  },
} as const;
