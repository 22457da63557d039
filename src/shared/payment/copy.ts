export const copy = {
  qr: 'QR code with address and amount',
  sample: 'SAMPLE',
} as const;
