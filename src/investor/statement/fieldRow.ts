/** Fields and what they act on: two columns on phones, one line where there is room. */
export const fieldRow = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
} as const;
