/** Bytes of an output of change. */
export const changeBytes = 31;
// Four for each byte outside signatures; those of an input have 108 bytes at most.
const inputWeight = 41 * 4 + 108;

const varintBytes = (count: number) => (count < 0xfd ? 1 : 3);

/** Weight of a transaction of native segwit inputs, from its real scripts. */
export function weightOf(inputs: number, outputBytes: readonly number[]): number {
  const outside = 8 + varintBytes(inputs) + varintBytes(outputBytes.length);
  const bytes = outputBytes.reduce((sum, each) => sum + each, outside);
  return bytes * 4 + 2 + inputs * inputWeight;
}

/** For whole bytes, as nodes count them. */
export const feeOf = (weight: number, feeRate: bigint): bigint =>
  (BigInt(Math.ceil(weight / 4)) * feeRate + 999n) / 1_000n;

/** Bytes that the fee is for: those of a transaction with these coins and outputs, and change if there is any. */
export function vbytesOf(
  { coins, changeUnits }: { coins: readonly unknown[]; changeUnits: bigint },
  outputs: readonly { script: Uint8Array }[],
): bigint {
  const bytes = outputs.map(({ script }) => 9 + script.length);
  const all = changeUnits > 0n ? [...bytes, changeBytes] : bytes;
  return BigInt(Math.ceil(weightOf(coins.length, all) / 4));
}
