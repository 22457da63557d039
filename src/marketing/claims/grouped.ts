import type { Claim } from './claim.ts';
import { type ClaimId, register } from './register.ts';

/** Claims of one source together, in the order in which the page cites them. */
export function grouped(cited: ReadonlySet<ClaimId>): [ClaimId, ...ClaimId[]][] {
  const groups = new Map<string, [ClaimId, ...ClaimId[]]>();
  for (const id of cited) {
    const { source, date, approvedBy, expires }: Claim = register[id];
    const key = JSON.stringify([source, date, approvedBy, expires]);
    const group = groups.get(key);
    if (group) group.push(id);
    else groups.set(key, [id]);
  }
  return [...groups.values()];
}
