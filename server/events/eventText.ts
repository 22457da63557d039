import type { EventRow, Position } from './readAfter.ts';

const xidsEnd = 2n ** 64n;
const idsEnd = 2n ** 63n;

/** The position that an id names; undefined for any other text. */
export function positionOf(text: string): Position | undefined {
  const [, xid, id] = /^(\d{1,20})-(\d{1,19})$/.exec(text) ?? [];
  if (xid === undefined || id === undefined) return undefined;
  return BigInt(xid) < xidsEnd && BigInt(id) < idsEnd ? { xid, id: BigInt(id) } : undefined;
}

export const eventText = ({ xid, id, kind, subject_id }: EventRow): string =>
  `id: ${xid}-${id}\nevent: ${kind}\ndata: ${JSON.stringify({ kind, _id: subject_id })}\n\n`;

/** So that both sides see a broken connection. */
export const stillText = 'event: still\ndata: {}\n\n';

/** Read everything again. */
export const resetText = 'event: reset\ndata: {}\n\n';
