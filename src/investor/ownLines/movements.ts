import type { OwnLine } from '#contract/ownLine.ts';

/** The kind of record that the lines of a movement are about. */
export type Subject = 'deposit' | 'withdrawal' | 'adjustment' | 'reversal' | 'quote' | 'statement';

/** A movement of money, and its lines of the log, newest first. */
export interface Movement {
  /** The id of the deposit, withdrawal or other record. */
  id: string;
  subject: Subject;
  /** As it counts: what was posted, signed, before what was asked. */
  cents: bigint | undefined;
  /** An entry changed the total balance; a hold does not. */
  isPosted: boolean;
  lines: readonly [OwnLine, ...OwnLine[]];
}

/** Puts the lines of each record together, the newest first. */
export function movementsOf(lines: readonly OwnLine[]): Movement[] {
  const depositOfQuote = new Map<unknown, string>();
  for (const line of lines) {
    const { quote } = line.details;
    if (quote) depositOfQuote.set(quote, targetOf(line).id);
  }
  const groups = new Map<string, [OwnLine, ...OwnLine[]]>();
  for (const line of lines) {
    const { id } = targetOf(line);
    const key = depositOfQuote.get(id) ?? id;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups]
    .map(([id, group]) => ({
      id,
      subject: subjectOf(group),
      cents: centsOf(group),
      isPosted: group.some((line) => effectOf(line) !== undefined),
      lines: group,
    }))
    .sort((one, other) => Date.parse(other.lines[0].at) - Date.parse(one.lines[0].at));
}

const isEntry = ({ action }: OwnLine) => action === 'entry.post';

/** The effect of an entry with this leg on the total balance. */
const effects: Readonly<Record<string, bigint>> = { credit: 1n, debit: -1n, settle: -1n };

const effectOf = (line: OwnLine): bigint | undefined =>
  isEntry(line) ? effects[String(line.details.leg)] : undefined;

/** The record that a line is about; an entry names the record that it was posted for. */
function targetOf({ action, details, input }: OwnLine): { subject: string; id: string } {
  if (action === 'entry.post') return { subject: String(details.source), id: String(details.id) };
  const [, , , , , subject = '', id = ''] = input.split('|');
  return { subject, id };
}

/** A quote that became a deposit, or was reported as paid, is a part of that deposit. */
function subjectOf(lines: readonly OwnLine[]): Subject {
  const subjects = lines.map((line) => targetOf(line).subject as Subject);
  const isReported = lines.some(({ action }) => action === 'quote.sent');
  return subjects.find((subject) => subject !== 'quote') ?? (isReported ? 'deposit' : 'quote');
}

function centsOf(lines: readonly OwnLine[]): bigint | undefined {
  const posted = lines.find((line) => effectOf(line) !== undefined);
  const { cents } = (posted ?? lines.find(isEntry) ?? lines[0])?.details ?? {};
  const shown = cents ?? lines.find(({ details }) => details.cents)?.details.cents;
  if (typeof shown !== 'number') return undefined;
  const asked = subjectOf(lines) === 'withdrawal' ? -1n : 1n;
  return BigInt(shown) * ((posted && effectOf(posted)) ?? asked);
}
