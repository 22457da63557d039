export const copy = {
  qr: 'QR code with address and amount',
  sample: 'SAMPLE',
  sampleAddress: 'Sample address. Do not send coins: they would be lost.',
} as const;
