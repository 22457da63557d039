export const alarmMessages = {
  closedBefore: 'This alarm is closed.',
  closed: (paused: boolean) =>
    paused
      ? 'The alarm is closed. Deposits and withdrawals stay paused until you end the pause under Settings.'
      : 'The alarm is closed.',
} as const;
