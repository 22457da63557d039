export const copy = {
  copyAmount: 'Copy amount',
  copyAddress: 'Copy address',
  openWallet: 'Open in wallet',
} as const;
