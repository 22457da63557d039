export { canonicalAddress } from '#contract/addresses.ts';
