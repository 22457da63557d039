export const walletMessages = {
  noWallet: 'Not available: no receiving address is set up for this coin yet. Please return later.',
  qrAnimated: 'The QR picture must not be animated. Choose a still picture.',
  qrOtherAddress: 'This QR picture does not encode the address.',
  qrUnreadable: 'No QR code could be read from this picture.',
  walletUpdated: 'Wallet Address Updated Successfully!',
} as const;
