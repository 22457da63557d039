import type { Snapshot } from '#contract/liabilities.ts';
import { groupDollars } from '#contract/money.ts';
import { accountsOf } from '#contract/proof/snapshotLine.ts';
import { readSnapshots } from './readHeads.ts';

/** Fills the facts of the newest sum of all balances. */
export async function showOwed(root: HTMLElement): Promise<void> {
  const note = root.querySelector<HTMLElement>('[data-owed-state]');
  try {
    const [newest] = await readSnapshots();
    if (!newest) {
      if (note)
        note.textContent = 'No sum has been taken yet. The first follows the first deposit.';
      return;
    }
    for (const [name, text] of Object.entries(factsOf(newest))) {
      const place = root.querySelector(`[data-owed-fact="${name}"]`);
      if (place) place.textContent = text;
    }
    root.querySelector<HTMLElement>('[data-owed]')?.removeAttribute('hidden');
    if (note) note.hidden = true;
  } catch {
    if (note) note.textContent = 'The sum could not be read now. Reload the page in a minute.';
  }
}

const count = (value: number) => value.toLocaleString('en-US');

function factsOf({ snapshot, totalCents, size, root, logIndex, looked }: Snapshot) {
  const { from, to } = accountsOf({ size });
  return {
    total: groupDollars(BigInt(totalCents)),
    accounts: from === to ? count(to) : `${count(from)} to ${count(to)}`,
    taken: `${snapshot.slice(0, 16).replace('T', ' ')} UTC`,
    looked: looked === 1 ? '1 investor' : `${count(looked)} investors`,
    line: logIndex === null ? 'written within seconds' : count(logIndex + 1),
    'sum-root': root,
  };
}
