import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';

const circle = {
  position: 'absolute',
  insetInlineStart: 0,
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  borderRadius: 12,
  textAlign: 'center',
  lineHeight: '24px',
  fontSize: '0.875rem',
} as const;

/** The result: a dashed circle until something was checked, then a tick or a cross. */
export const CheckResult = styled('div')(({ theme }) => ({
  padding: '20px 16px',
  borderTop: `1px solid ${palette(theme).divider}`,
  background: palette(theme).background.default,
  [theme.breakpoints.up('md')]: { padding: '20px 24px 24px' },
  [theme.breakpoints.up('lg')]: { paddingInline: 32 },
  '&:has([data-state="good"])': {
    background: `color-mix(in srgb, ${palette(theme).success.main} 9%, ${palette(theme).background.paper})`,
  },
  '&:has([data-state="bad"])': {
    background: `color-mix(in srgb, ${palette(theme).error.main} 8%, ${palette(theme).background.paper})`,
  },
  '& [data-result]': { position: 'relative', paddingInlineStart: 38 },
  '& [data-result]::before': {
    ...circle,
    content: '""',
    border: `2px dashed ${palette(theme).text.secondary}`,
  },
  '& [data-state]::before': {
    border: 0,
    content: '"✓"',
    color: palette(theme).background.paper,
    background: palette(theme).success.main,
  },
  '& [data-state="bad"]::before': { content: '"✕"', background: palette(theme).error.main },
  '& [data-result] h3': { margin: 0, fontSize: '1.125rem', lineHeight: '24px', fontWeight: 600 },
  '& [data-result] p, & [data-result] ul': { maxWidth: '75ch' },
  '& [data-result] ul': { margin: '8px 0 0', paddingInlineStart: 18 },
  '& [data-result] li': {
    marginTop: 4,
    fontSize: '0.875rem',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
  },
  '& [data-keep]': { marginInlineStart: 38 },
}));
