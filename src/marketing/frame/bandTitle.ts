export const bandTitle = {
  margin: 0,
  fontSize: 'clamp(1.85rem, 1.2rem + 2.4vw, 3.1rem)',
  fontWeight: 600,
  lineHeight: 1.08,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
} as const;
