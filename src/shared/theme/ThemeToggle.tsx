import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { copy } from '#src/shared/copy.ts';
import { useIsHydrated } from '#src/shared/prerender/useIsHydrated.ts';

/** The other colour scheme by name and sign, and the change to it. */
export function useThemeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = useIsHydrated() && (mode === 'system' ? systemMode : mode) === 'dark';
  const label = isDark ? copy.toLight : copy.toDark;
  const icon = isDark ? <LightModeOutlined /> : <DarkModeOutlined />;
  return { label, icon, turn: () => setMode(isDark ? 'light' : 'dark') };
}

export function ThemeToggle() {
  const { label, icon, turn } = useThemeToggle();
  return (
    <IconButton aria-label={label} title={label} onClick={turn}>
      {icon}
    </IconButton>
  );
}
