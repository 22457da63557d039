import type { ThemeOptions } from '@mui/material/styles';
import { buttons, focusRing } from './buttons.ts';
import { dialogs } from './dialogs.ts';
import { inputs } from './inputs.ts';
import { radii } from './tokens.ts';
import { touch } from './touch.ts';

// A screen reader finds a menu inside a landmark only, or inside the open dialog.
const menuContainer = () =>
  [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.getElementById('main');

export const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: {
      'html, body, #root': { minHeight: '100%' },
      body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
      'a:focus-visible, [tabindex]:focus-visible': focusRing,
      'h1:focus, main:focus': { outline: 'none' },
      // Keeps the focused field above the bar of a phone.
      'html:has([data-action-bar])': { [touch]: { scrollPaddingBottom: 220 } },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          transitionDuration: '0.01ms !important',
        },
      },
    },
  },
  ...buttons,
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radii.sheet, boxShadow: 'var(--card-shadow)' } },
  },
  MuiMenu: { defaultProps: { container: menuContainer } },
  ...dialogs,
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: radii.control, fontSize: '0.8125rem', lineHeight: 20 / 13 },
      standard: ({ theme, ownerState }) => {
        const severity = ownerState.severity ?? 'success';
        const soft = severity === 'info' ? 'primary' : severity;
        return {
          backgroundColor: `var(--${soft}-soft)`,
          color: theme.vars?.palette.text.primary,
          '& .MuiAlert-icon': { color: theme.vars?.palette[severity].main },
          '& .MuiAlert-action': { alignItems: 'center', paddingTop: 0, whiteSpace: 'nowrap' },
        };
      },
      // MUI's filled backgrounds miss the contrast of 4.5:1 in the dark scheme.
      filled: ({ theme, ownerState }) => {
        const colors = theme.vars?.palette[ownerState.severity ?? 'success'];
        return { backgroundColor: colors?.main, color: colors?.contrastText };
      },
    },
  },
  ...inputs,
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }),
      head: ({ theme }) => ({
        fontWeight: 600,
        color: theme.vars?.palette.text.secondary,
        overflowWrap: 'normal',
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: { backgroundColor: 'var(--skeleton)' } },
  },
  MuiTooltip: { defaultProps: { arrow: true } },
};
