export const pdfRowsMax = 2_000;
/** Largest receipt or QR file, in bytes. */
export const fileBytesMax = 10 * 1024 * 1024;
/** Pixels above which a picture is not opened. */
export const imagePixelsMax = 40_000_000;
/** Scans of one JPEG; an ordinary progressive one has about ten. */
export const jpegScansMax = 50;
/** Samples of a progressive JPEG: its decoder keeps two bytes for each in memory. */
export const jpegHeldSamplesMax = 24_000_000;
/** An interlaced or 16-bit PNG, or a GIF: its decoder keeps the whole picture in memory. */
export const heldPixelsMax = 10_000_000;
export const jsonBytesMax = 64 * 1024;
export const passwordLengthMin = 8;
/** Longest password; more would only cost hashing time. */
export const passwordLengthMax = 200;
export const listRowsMax = 10_000;
export const ownListRowsMax = 1_000;
export const pageRowsMax = 100;
/** Attempts to sign in that the history shows. */
export const signInsShownMax = 20;
/** Reasons that staff choose from when they decline, for each kind. */
export const reasonsMax = 9;
export const reasonLengthMax = 200;
export const noteLengthMax = 1_000;
/** A message of staff or the investor about a deposit or withdrawal. */
export const messageLengthMax = 1_000;
/** Messages of one deposit or withdrawal that are shown, the newest. */
export const messagesShownMax = 200;
/** Addresses that an address book holds. */
export const bookAddressesMax = 50;
/** Deposits that one call assigns. */
export const assignedAtOnce = 100;
/** Rows of each kind that a search of everything shows. */
export const foundRowsMax = 6;
/** Wrong codes or passkeys of one sign-in before it starts again. */
export const challengeTriesMax = 5;
export const passkeysMax = 10;
export const recoveryCodesMax = 10;
export const userAgentLengthMax = 300;
/** Times the largest withdrawal that was paid before: from there on an amount is unusual. */
export const unusualTimes = 3;
