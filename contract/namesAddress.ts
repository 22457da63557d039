const bitcoin = /\b((bc|tb|bcrt)1[02-9ac-hj-np-z]{20,}|[13mn2][1-9A-HJ-NP-Za-km-z]{25,34})\b/i;
const ethereum = /\b0x[0-9a-f]{40}\b/i;

/** Whether a sentence contains what looks like an address: investors take one only from their quote. */
export const namesAddress = (text: string): boolean => bitcoin.test(text) || ethereum.test(text);
