import { canonicalAddress } from '#contract/addresses.ts';

const transactionId = /(?<![a-z0-9])(?:0x)?[0-9a-f]{64}(?![a-z0-9])/i;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{M}]/gu;
const web = /:\/\/|www\.|[a-z0-9-]\.[a-z]{2,24}\/[^\s/]/i;
const base58 = /(?<![a-z0-9])[13mn2][1-9a-z]{25,34}(?![a-z0-9])/i;
// English without its spaces never has these forms.
const unmistakable = /(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{38}|0x[0-9a-f]{40}/i;
const base58Run = /[1-9A-HJ-NP-Za-km-z]{26,}/g;
const base58Lengths = [26, 27, 28, 29, 30, 31, 32, 33, 34, 35];

/**
 * Whether a sentence contains what looks like a coin address or a web address: investors take the one from
 * their quote only. Marks and spaces between the characters hide neither. A transaction id is neither.
 */
export const namesAddress = (text: string): boolean => {
  const seen = text.normalize('NFKC').replace(invisible, '');
  return web.test(seen) || seen.split(transactionId).some(namesCoin);
};

function namesCoin(text: string): boolean {
  const joined = text.replace(/[^a-z0-9]/gi, '');
  return base58.test(text) || unmistakable.test(joined) || hidesBase58(joined);
}

/** Words that were joined can look like an address in the old form, but have no valid checksum. */
const hidesBase58 = (joined: string): boolean =>
  (joined.match(base58Run) ?? []).some((run) =>
    [...run.matchAll(/[13]/g)].some(({ index }) =>
      base58Lengths.some((length) => canonicalAddress('BTC', run.slice(index, index + length))),
    ),
  );
