/** The style of a choice that is a whole card around its radio button. */
export const radioCard = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 64,
  px: 1.75,
  py: 1,
  border: '1px solid var(--control-line)',
  borderRadius: 1,
  cursor: 'pointer',
  '&[data-chosen=true]': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
    bgcolor: 'var(--primary-soft)',
  },
  '&:has(:focus-visible)': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: '2px',
  },
} as const;
