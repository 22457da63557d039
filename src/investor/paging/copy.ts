export const copy = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  rows: 'Rows',
  count: (from: number, to: number, total: string) => `${from} to ${to} of ${total}`,
} as const;
