import type { ThemeOptions } from '@mui/material/styles';
import { radii } from './tokens.ts';

type Components = NonNullable<ThemeOptions['components']>;

const phone = '@media (max-width: 719.95px)';
const line = '1px solid var(--mui-palette-divider)';

/** Dialogs: a card with an outline, and on a phone a sheet that rises from below. */
export const dialogs: Pick<
  Components,
  'MuiDialog' | 'MuiDialogTitle' | 'MuiDialogContent' | 'MuiDialogActions'
> = {
  MuiDialog: {
    styleOverrides: {
      container: { [phone]: { alignItems: 'flex-end' } },
      paper: {
        borderRadius: radii.sheet,
        border: line,
        '@keyframes rise': { from: { transform: 'translateY(48px)' } },
        [phone]: {
          '&:not(.MuiDialog-paperFullScreen)': {
            width: '100%',
            maxWidth: '100%',
            maxHeight: 'calc(100dvh - 24px)',
            margin: 0,
            borderWidth: '1px 0 0',
            borderRadius: `${radii.sheet}px ${radii.sheet}px 0 0`,
            paddingBottom: 'env(safe-area-inset-bottom)',
            animation: 'rise 240ms cubic-bezier(0.2, 0, 0, 1)',
          },
        },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: '24px 24px 16px',
        fontSize: '1.25rem',
        lineHeight: 1.4,
        fontWeight: 600,
        letterSpacing: '-0.015em',
        [phone]: { padding: '20px 16px 12px' },
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { [phone]: { paddingInline: 16 } } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        gap: 12,
        [phone]: {
          padding: 16,
          '& > .MuiButton-root': { flex: '1 1 0', minHeight: 48, paddingInline: 8 },
        },
      },
    },
  },
};
