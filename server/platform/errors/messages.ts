export const platformMessages = {
  userNameTaken: 'This username is taken.',
  emailTaken: 'This email address is already registered.',
  addressInBook: 'This address is in your address book already.',
  addressWaits:
    'Choose an address of your address book that no longer waits. The book still holds for one wait after you switch it off.',
  signInFirst: 'Please sign in.',
  staffOnly: 'Only staff can do this.',
  paymentTaken: 'This transaction id was recorded for another withdrawal to the same address.',
  txidTaken: 'This transaction id belongs to another confirmed deposit.',
  ownDecision: 'Staff cannot decide on their own account.',
  guardsMissing: 'Guards of the database are not in force. The log names them.',
  moneyHalted: 'Transfers are paused while we check our records.',
  diskShort:
    'The server is almost out of space, so nothing can be changed for now. You can read everything.',
  notFound: 'Not found.',
  unsupportedType: 'That kind of content is not accepted here.',
  tooManyDownloads: 'Two of your downloads are in progress. Please wait until one has finished.',
  tooManyStreams: 'This page is open in too many browsers. Close one of them.',
  tooMany: 'Too many attempts. Please wait and try again.',
  keyReused: 'This was sent before with other details. Please submit it again.',
  unexpected: 'Something went wrong on our side. Nothing was changed. Please try again.',
  unavailable: 'The service is briefly unavailable. Please try again in a moment.',
} as const;
