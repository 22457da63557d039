export const copy = {
  list: {
    title: 'Your withdrawals',
    columns: ['Reference', 'Amount', 'Address', 'Requested', 'Status'],
    empty: 'You have not requested a withdrawal yet.',
    detailsOf: (reference: string) => `Details of ${reference}`,
    reason: 'Reason',
    cancel: 'Cancel request',
    cancelOf: (reference: string) => `Cancel request ${reference}`,
  },
  cancelling: {
    title: 'Cancel this withdrawal?',
    text: (dollars: string) => `We do not pay it, and ${dollars} is available again at once.`,
    keep: 'Keep request',
  },
} as const;
