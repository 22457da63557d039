import type { Claim, Register } from './claim.ts';
import { bannedWords } from './words.ts';

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** What is wrong with a register on a day (ISO date): each fault in a sentence, none when sound. */
export function registerFaults(register: Register, today: string): string[] {
  const claims = Object.entries(register);
  return [
    ...claims.flatMap(([id, claim]) =>
      claimFaults(claim, today).map((why) => `Claim ${id} ${why}`),
    ),
    ...contradictions(claims),
  ];
}

function claimFaults(claim: Claim, today: string): string[] {
  const faults: string[] = [];
  const missing = Object.entries({
    text: claim.text,
    source: claim.source.name,
    'approved by': claim.approvedBy,
  }).filter(([, value]) => value.trim() === '');
  for (const [name] of missing) faults.push(`has no ${name}.`);
  if (claim.source.href !== undefined && !claim.source.href.startsWith('https://')) {
    faults.push('names a source that is not an https address.');
  }
  if (!isoDate.test(claim.date)) faults.push('has no date.');
  if (!isoDate.test(claim.expires)) faults.push('does not say when it expires.');
  else if (claim.expires < today) faults.push(`expired on ${claim.expires}.`);
  if (claim.date > claim.expires) faults.push('was read after it expired.');
  if (claim.date > today) faults.push('was read on a day that has not come.');
  const banned = bannedWords.map((word) => claim.text.match(word)?.[0]).find(Boolean);
  if (banned) faults.push(`says "${banned}", which no page may say.`);
  return faults;
}

/** Two claims contradict when what they state of the same subject cannot both be true. */
function contradictions(claims: [string, Claim][]): string[] {
  return claims.flatMap(([id, { states }], at) =>
    claims.slice(at + 1).flatMap(([otherId, { states: other }]) => {
      if (!states || states.subject !== other?.subject) return [];
      const overlap = states.from <= other.to && other.from <= states.to;
      return overlap ? [] : [`Claims ${id} and ${otherId} contradict each other.`];
    }),
  );
}
