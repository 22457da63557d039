import { messages } from '#contract/messages.ts';

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
  keysOff: 'Keys are not available here. Add an address instead.',
  keyFaults: {
    private: messages.keyPrivate,
    form: 'This is neither an extended public key nor a descriptor such as wpkh([fingerprint/path]key/<0;1>/*).',
    checksum: 'The checksum is wrong. Copy the key again, in one piece.',
    kind: 'This key is for addresses of another kind. Bitcoin takes the key of a native segwit account (BIP 84), Ethereum an xpub.',
    network: 'This key is of another network.',
    depth: 'This is not the key of an account. Export the one with three steps in its path.',
  },
  keyPathOther: (account: number) => `The key is of account ${account}, the path of another one.`,
  keyPathTwice: 'The descriptor states another path.',
  fingerprintMissing:
    'Enter the fingerprint of the master key: without it a hardware wallet does not recognise its coin.',
  fingerprintTwice: 'The descriptor states another fingerprint.',
  fingerprintOfParent:
    'This is the fingerprint of the key above the account. Enter that of the master key.',
  keyCheckOther: 'The key does not derive this address. Compare 0/5 on the device.',
  wrongAddress: 'The address could not be checked. Please try again later.',
  otherSuccessor: 'Another address would become active now. Load the page again.',
} as const;
