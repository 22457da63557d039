import type { ThemeOptions } from '@mui/material/styles';
import { dialogs } from './dialogs.ts';
import { radii } from './tokens.ts';

const touch = '@media (max-width: 719.95px), (pointer: coarse)';

const focusRing = {
  outline: '3px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
};

interface NamedInput {
  'aria-label'?: string | undefined;
  inputProps?: object | undefined;
}

const inputOf = ({ inputProps, 'aria-label': name }: NamedInput) => ({
  ...inputProps,
  ...(name === undefined ? {} : { 'aria-label': name }),
});

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
  MuiButtonBase: {
    // The build leaves ripples out: build/lean/cuts.ts.
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: { '&:focus-visible': focusRing, '&:active': { opacity: 0.8 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        textTransform: 'none',
        fontWeight: 600,
        minHeight: 40,
        paddingInline: 16,
        [touch]: { minHeight: 44 },
      },
      contained: {
        '&.Mui-disabled': { backgroundColor: 'var(--sunken)', color: 'var(--faint)' },
        // A busy button is not a refused one: it keeps its colour.
        '&.MuiButton-loading.Mui-disabled': {
          backgroundColor: 'var(--variant-containedBg)',
          color: 'transparent',
          '& .MuiButton-loadingIndicator': { color: 'var(--variant-containedColor)' },
        },
        '&.MuiButton-loadingPositionStart.Mui-disabled': {
          color: 'var(--variant-containedColor)',
        },
        '&.Mui-disabled[aria-busy="true"]': {
          backgroundColor: 'var(--mui-palette-primary-main)',
          color: 'var(--mui-palette-primary-contrastText)',
        },
      },
      outlined: { borderColor: 'var(--control-line)' },
      sizeSmall: { minHeight: 36, paddingInline: 12, [touch]: { minHeight: 44 } },
      sizeLarge: { minHeight: 48, fontSize: '1rem', paddingInline: 24 },
      startIcon: { marginLeft: -2 },
    },
    variants: [
      {
        // One look for every second button; the colour of the brand is for the first.
        props: { variant: 'outlined', color: 'primary' },
        style: { color: 'var(--mui-palette-text-primary)' },
      },
      {
        props: { variant: 'tonal' },
        style: {
          backgroundColor: 'var(--primary-soft)',
          color: 'var(--mui-palette-primary-main)',
          '&:hover': { backgroundColor: 'var(--primary-soft)', textDecoration: 'underline' },
        },
      },
    ],
  },
  MuiIconButton: { styleOverrides: { root: { [touch]: { minWidth: 44, minHeight: 44 } } } },
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
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem', lineHeight: 20 / 13 } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars?.palette.background.paper,
        // Below 16 px a phone zooms into the field.
        fontSize: '0.875rem',
        [touch]: { fontSize: '1rem' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--control-line)' },
      }),
    },
  },
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
  // react-admin puts the label on the box around the input, where screen readers ignore it.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: () => ({ 'aria-label': undefined }),
        input: (owner: NamedInput) => inputOf(owner),
      },
    },
  },
};
