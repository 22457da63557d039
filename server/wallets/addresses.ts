// Staff see the same check while they type an address: the rule itself stands in the contract.
export { canonicalAddress } from '#contract/addresses.ts';
