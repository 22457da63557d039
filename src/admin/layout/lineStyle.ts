/** A line under the header, over the whole width. */
export const lineStyle = {
  borderRadius: 0,
  py: 0,
  px: 'var(--inset)',
  alignItems: 'center',
} as const;
