import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';

/**
 * A link with the look of the app's button. MUI's Button has four times the styles, for states that a
 * page without React never has.
 */
export const ActionLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 48,
  padding: '8px 22px',
  borderRadius: theme.shape.borderRadius,
  border: '1px solid transparent',
  fontSize: '1rem',
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  background: palette(theme).primary.main,
  color: palette(theme).primary.contrastText,
  '&:hover': { background: palette(theme).primary.dark },
  '&[data-size="small"]': {
    minHeight: 40,
    padding: '6px 16px',
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
  },
  '&[data-kind="quiet"]': {
    background: 'none',
    borderColor: palette(theme).primary.main,
    color: palette(theme).primary.main,
    '&:hover': { background: palette(theme).action.hover },
  },
  '&[hidden]': { display: 'none' },
  '@media print': { display: 'none' },
}));
