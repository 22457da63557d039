import { bookAddressesMax } from '#contract/sizes.ts';

export const addressBookMessages = {
  ownDepositAddress: 'This is one of our deposit addresses. Enter an address of your own wallet.',
  full: `An address book holds ${bookAddressesMax} addresses. Remove one first.`,
  added: (from: string) => `Address added. You can withdraw to it from ${from}.`,
  removed: 'Address removed.',
  on: 'Address book switched on. Withdrawals go only to its addresses.',
  off: (until: string) => `Address book switched off. It still holds until ${until}.`,
  isOff: 'Address book switched off.',
} as const;
