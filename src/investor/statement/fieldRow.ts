/** Fields and buttons: two columns on phones, one row on wide screens. */
export const fieldRow = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 1.5,
} as const;
