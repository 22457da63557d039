/** Rows of a statement as PDF. */
export const pdfRowsMax = 2_000;
/** Largest proof or QR file, in bytes. */
export const fileBytesMax = 10 * 1024 * 1024;
/** Largest picture, in pixels, that is opened at all. */
export const imagePixelsMax = 40_000_000;
/** Scans of one JPEG; an ordinary progressive one has about ten. */
export const jpegScansMax = 50;
/** Samples of a JPEG in several scans: its decoder holds two bytes for each at once. */
export const jpegHeldSamplesMax = 24_000_000;
/** Pixels of an interlaced or 16-bit PNG, or of a GIF: its decoder holds the whole picture. */
export const heldPixelsMax = 10_000_000;
/** Largest JSON body, in bytes. */
export const jsonBytesMax = 64 * 1024;
/** Shortest password the server takes (S-119). */
export const passwordLengthMin = 8;
/** Longest password; more would only cost hashing time. */
export const passwordLengthMax = 200;
/** Rows a list may answer without `range`, and the deepest offset. */
export const listRowsMax = 10_000;
/** Rows an investor's list may answer without `range`. */
export const ownListRowsMax = 1_000;
/** Rows of one page at most. */
export const pageRowsMax = 100;
/** Characters of a User-Agent header that are read at all; what browsers send is shorter. */
export const userAgentLengthMax = 300;
