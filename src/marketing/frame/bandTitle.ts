export const bandTitle = {
  margin: 0,
  fontSize: 'clamp(1.75rem, 1.3rem + 1.6vw, 2.5rem)',
  fontWeight: 600,
  lineHeight: 1.12,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
} as const;
