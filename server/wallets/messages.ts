export const walletMessages = {
  noWallet: 'Not available: no receiving address is set up for this coin yet. Please return later.',
  qrAnimated: 'The QR picture must not be animated. Choose a still picture.',
  qrOtherAddress: 'This QR picture does not encode the address.',
  qrUnreadable: 'No QR code could be read from this picture.',
  walletUpdated: 'Wallet Address Updated Successfully!',
  activeFrom: (moment: string) => `Approved. The address is active from ${moment}.`,
  nextRequired:
    'This is the active address. Choose whether the earlier one is used (previous) or deposits of this coin pause (pause).',
  noPrevious: 'There is no earlier address of this coin. Choose pause.',
  noLongerActive: 'This is no longer the active address. Load the page again.',
  otherSuccessor: 'Another address would become active now. Load the page again.',
} as const;
