import { date } from '#src/shared/format/dates.ts';
import { type Details, detail, type Piece, strong } from './pieces.ts';

const names: Record<string, string> = {
  status: 'status',
  coin: 'coin',
  q: 'search',
  from: 'from',
  to: 'to',
  amountFrom: 'from $',
  amountTo: 'to $',
  hasProof: 'with proof',
  duplicate: 'duplicate',
  flagged: 'flagged',
  due: 'due',
  action: 'action',
  targetKind: 'record',
  role: 'role',
  isVerified: 'verified',
  userId: 'one person',
  actorId: 'one person',
  assignedTo: 'one colleague',
  decidedBy: 'one colleague',
  id: 'chosen rows',
};

const people = ['userId', 'actorId', 'assignedTo', 'decidedBy', 'id'];

/** The filter of an export in words: `status pending, from 1 Nov 2026`. */
export function filterWords(json: string): string {
  const filter = parse(json);
  return Object.entries(filter)
    .map(([name, value]) => {
      const words = names[name] ?? name;
      if (people.includes(name)) return words;
      return `${words} ${/^\d{4}-\d\d-\d\d/.test(String(value)) ? date(String(value)) : value}`;
    })
    .join(', ');
}

function parse(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return {};
  }
}

const verbs: Record<string, string> = {
  started: 'started to export',
  complete: 'exported',
  cancelled: 'cancelled an export after',
  failed: 'got an export that broke off after',
};

/** The rows of an export, how much of it, and with which filter. */
export function exportWords(details: Details, what: string): Piece[] {
  const rows = Number(detail(details, 'rows')) || 0;
  const filter = filterWords(detail(details, 'filter'));
  return [
    `${verbs[detail(details, 'state')] ?? 'exported'} `,
    strong(rows.toLocaleString('en')),
    ` ${what}${filter && `: ${filter}`}`,
  ];
}
