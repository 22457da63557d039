export const copy = {
  start: 'Start reviewing',
  startPaying: 'Start paying',
  startShort: 'Start',
  empty: 'Queue empty',
} as const;
