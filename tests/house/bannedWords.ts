/** A turn that comments, test titles and sentences do not use, and what to write instead. */
export interface BannedWord {
  pattern: RegExp;
  instead: string;
}

/** Words that are banned everywhere that people read. */
export const bannedWords: BannedWord[] = [
  { pattern: /^(What|Who|Whoever)\b/, instead: 'begin with a noun or a verb' },
  { pattern: /\bwhoever\b/i, instead: 'anyone who, or the role' },
  { pattern: /\b(nobody|somebody|everybody)\b/i, instead: 'no one, someone, or the role' },
  { pattern: /\b(tells?|told)\b/i, instead: 'reports, mails, returns' },
  { pattern: /\bhears?\b/i, instead: 'receives' },
  { pattern: /\b(stands|stood)\b/i, instead: 'is' },
  { pattern: /\blies\b/i, instead: 'is' },
  { pattern: /\bof (its|their|one’s|his) own\b/i, instead: 'its own, separate' },
  { pattern: /\b(one’s|one's) own\b/i, instead: 'their own' },
  { pattern: /\bis (no|none)\b(?! (longer|one)\b)/i, instead: 'is not a' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bmeanwhile\b/i, instead: 'concurrently, in between' },
  { pattern: /\bby (itself|themselves)\b/i, instead: 'automatically' },
  { pattern: /\bunder way\b/i, instead: 'in progress' },
  { pattern: /\bso many\b/i, instead: 'the number' },
  { pattern: /\bat hand\b/i, instead: 'current' },
  { pattern: /\bjust now\b/i, instead: 'now' },
  { pattern: /\b(ran|runs|run) out\b/i, instead: 'expired, expires' },
  { pattern: /\bthe house\b/i, instead: 'the platform' },
  { pattern: /\b(any more|for ever)\b/i, instead: 'no longer, permanently' },
  {
    pattern: /\b(the books|in sight|given back|slips?|mends?|mended|dear)\b/i,
    instead: 'plain words',
  },
  { pattern: /\bwhat (has|had) run out\b/i, instead: 'expired' },
];

/** Banned only where code is described: on a screen a person may say something. */
export const bannedOfCode: BannedWord[] = [
  { pattern: /\b(says?|said)\b/i, instead: 'returns, shows, logs' },
  { pattern: /(?<=\w )alone\b/i, instead: 'only' },
];
