export const copy = {
  copyAmount: 'Copy amount',
  copyAddress: 'Copy address',
  openWallet: 'Open in wallet',
  qr: 'QR code with address and amount',
  sample: 'SAMPLE',
} as const;
