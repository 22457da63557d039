import type { ThemeOptions } from '@mui/material/styles';
import { touch } from './touch.ts';

type Components = NonNullable<ThemeOptions['components']>;

/** The mark of the focused element. */
export const focusRing = {
  outline: '3px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
};

/** Buttons: as high as a finger where one touches them. */
export const buttons: Pick<Components, 'MuiButtonBase' | 'MuiButton' | 'MuiIconButton'> = {
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
};
