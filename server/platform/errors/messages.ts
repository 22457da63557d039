/** Messages that several nouns of the server share. */
export const platformMessages = {
  userNameTaken: 'This username is taken.',
  emailTaken: 'This e-mail address is already registered.',
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
  tooMany: 'Too many attempts. Please wait and try again.',
  keyReused: 'This request key was already used for another request.',
  unexpected: 'Something went wrong on our side. Nothing was changed. Please try again.',
  unavailable: 'The service is briefly unavailable. Please try again in a moment.',
} as const;
