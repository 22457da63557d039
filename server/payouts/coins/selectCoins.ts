import { changeBytes, feeOf, weightOf } from './weightOf.ts';

/** Coin that can be spent; `place` is the height of its block. */
export interface Spendable {
  id: string;
  addressId: string;
  units: bigint;
  place: number;
}

interface Payment<Coin extends Spendable> {
  coins: readonly Coin[];
  /** Ids of coins that are spent in any case. */
  forced: ReadonlySet<string>;
  outputs: readonly { units: bigint; script: Uint8Array }[];
  /** Thousandths of a satoshi for a byte. */
  feeRate: bigint;
}

export interface Selection<Coin extends Spendable> {
  coins: Coin[];
  feeUnits: bigint;
  /** Zero where the rest would be dust: it is part of the fee then. */
  changeUnits: bigint;
}

// The reply of a device for more is longer than a call may be.
const inputsMax = 150;
/** A native segwit output below it is not relayed. */
const dustUnits = 294n;
const inputBytes = 68n;

const sum = (coins: readonly { units: bigint }[]): bigint =>
  coins.reduce((total, { units }) => total + units, 0n);

/**
 * Chooses coin for outputs: what is forced, then the largest addresses, then the oldest; all coin of an
 * address together. Coin that costs more than it holds is left out. Without enough, what is missing; undefined where
 * only more coin than one transaction takes would do.
 */
export function selectCoins<Coin extends Spendable>({
  coins,
  forced,
  outputs,
  feeRate,
}: Payment<Coin>): Selection<Coin> | { missing: bigint | undefined } {
  const target = sum(outputs);
  const bytes = outputs.map(({ script }) => 9 + script.length);
  const chosen: Coin[] = [];
  let missing = target;
  for (const group of inOrder(coins, forced, feeRate)) {
    chosen.push(...group);
    if (chosen.length > inputsMax) return { missing: undefined };
    const left = sum(chosen) - target;
    const plainFee = feeOf(weightOf(chosen.length, bytes), feeRate);
    missing = plainFee - left;
    if (missing > 0n || !isComplete(chosen, forced)) continue;
    const changeFee = feeOf(weightOf(chosen.length, [...bytes, changeBytes]), feeRate);
    const changeUnits = left - changeFee;
    return changeUnits < dustUnits
      ? { coins: chosen, feeUnits: left, changeUnits: 0n }
      : { coins: chosen, feeUnits: changeFee, changeUnits };
  }
  return { missing: missing > 0n ? missing : target };
}

const isComplete = (chosen: readonly Spendable[], forced: ReadonlySet<string>): boolean => {
  const ids = new Set(chosen.map(({ id }) => id));
  return [...forced].every((id) => ids.has(id));
};

function inOrder<Coin extends Spendable>(
  coins: readonly Coin[],
  forced: ReadonlySet<string>,
  feeRate: bigint,
): Coin[][] {
  const byAddress = new Map<string, Coin[]>();
  const inputCost = (inputBytes * feeRate) / 1_000n;
  for (const coin of coins) {
    if (coin.units <= inputCost && !forced.has(coin.id)) continue;
    byAddress.set(coin.addressId, [...(byAddress.get(coin.addressId) ?? []), coin]);
  }
  const groups = [...byAddress.values()].map((group) => ({
    group,
    isForced: group.some(({ id }) => forced.has(id)),
    units: sum(group),
    place: Math.min(...group.map(({ place }) => place)),
  }));
  return groups
    .toSorted(
      (a, b) =>
        Number(b.isForced) - Number(a.isForced) || Number(b.units - a.units) || a.place - b.place,
    )
    .map(({ group }) => group);
}
