/** Banned on every page, true or not: they sell certainty or haste. */
export const bannedWords: RegExp[] = [
  /\bguarantee[ds]?\b/i,
  /\brisk[- ]?free\b/i,
  /\b(no|zero|without) risk\b/i,
  /\bdouble (your|their|our)\b/i,
  /\b(can(no|['’])t|never) lose\b/i,
  /\bget rich\b/i,
  /\bpassive income\b/i,
  /\beasy money\b/i,
  /\bsure thing\b/i,
  /\bassured (gains?|income|profits?|returns?)\b/i,
  /\bno (chance|danger) of (loss|losing)\b/i,
  /\bonce[- ]in[- ]a[- ]lifetime\b/i,
  /\b(act|invest|buy|join) now\b/i,
  /\blimited[- ]time\b/i,
  /\bdon['’]t miss\b/i,
  /\bfully insured\b/i,
  /\bsecured? returns?\b/i,
  /\bproven (system|strategy|returns?)\b/i,
];

/** Superlatives, each of which needs a claim. */
export const superlatives =
  /\b(best|largest|biggest|greatest|fastest|safest|cheapest|lowest|highest|finest|foremost|leading|unrivalled|unbeatable|number one|world[- ]class|award[- ]winning|top[- ]rated|most [a-z]+(ed|able|ful|ular|ure))\b/i;

/** Figures in digits or number words, and their signs; each needs a claim. */
export const figures =
  /[\d%$€£]|\b((twice|\w+ times) (as|the)|dozens?|hundreds?|thousands?|millions?|billions?|trillions?|percent|per cent|half (of )?(our|all|the))\b/i;

/** Names that contain a figure but make no claim. */
export const names = ['S&amp;P 500', 'US 100'];
