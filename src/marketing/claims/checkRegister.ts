import type { Claim, Register } from './claim.ts';
import { bannedWords } from './wording.ts';

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** Returns a message for each invalid, expired or contradictory claim on a day (ISO date). */
export function checkRegister(register: Register, today: string): string[] {
  const claims = Object.entries(register);
  return [
    ...claims.flatMap(([id, claim]) =>
      checkClaim(claim, today).map((error) => `Claim ${id} ${error}`),
    ),
    ...contradictions(claims),
  ];
}

function checkClaim(claim: Claim, today: string): string[] {
  const errors: string[] = [];
  const missing = Object.entries({
    text: claim.text,
    source: claim.source.name,
    'approved by': claim.approvedBy,
  }).filter(([, value]) => value.trim() === '');
  for (const [name] of missing) errors.push(`has no ${name}.`);
  if (claim.source.href !== undefined && !claim.source.href.startsWith('https://')) {
    errors.push('names a source that is not an https address.');
  }
  if (!isoDate.test(claim.date)) errors.push('has no date.');
  if (!isoDate.test(claim.expires)) errors.push('does not say when it expires.');
  else if (claim.expires < today) errors.push(`expired on ${claim.expires}.`);
  if (claim.date > claim.expires) errors.push('was read after it expired.');
  if (claim.date > today) errors.push('was read on a day that has not come.');
  const banned = bannedWords.map((word) => claim.text.match(word)?.[0]).find(Boolean);
  if (banned) errors.push(`says "${banned}", which no page may say.`);
  return errors;
}

/** Two claims contradict each other if their ranges for one subject do not overlap. */
function contradictions(claims: [string, Claim][]): string[] {
  return claims.flatMap(([id, { states }], at) =>
    claims.slice(at + 1).flatMap(([otherId, { states: other }]) => {
      if (!states || states.subject !== other?.subject) return [];
      const overlap = states.from <= other.to && other.from <= states.to;
      return overlap ? [] : [`Claims ${id} and ${otherId} contradict each other.`];
    }),
  );
}
