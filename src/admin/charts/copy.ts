export const copy = {
  asTable: 'Show as table',
  asPicture: 'Show as picture',
  day: 'Day (UTC)',
  today: 'today',
  open: 'Enter opens the list of the day.',
} as const;
