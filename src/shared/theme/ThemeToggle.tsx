import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { copy } from '#src/shared/copy.ts';
import { useIsHydrated } from '#src/shared/prerender/useIsHydrated.ts';

export function ThemeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = useIsHydrated() && (mode === 'system' ? systemMode : mode) === 'dark';
  const label = isDark ? copy.toLight : copy.toDark;
  return (
    <IconButton aria-label={label} title={label} onClick={() => setMode(isDark ? 'light' : 'dark')}>
      {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
}
