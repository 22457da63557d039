import type { Ports } from '#server/platform/ports.ts';
import { type Reading, readReply, type Source } from './reply.ts';

/** The reply of a source, with the prices that were read from it. */
export interface Fetched extends Reading {
  source: Source;
  raw: string;
}

/** Asks a source; without a reply there are no prices. A refused price is logged. */
export async function fetchReply(ports: Ports, source: Source): Promise<Fetched> {
  let raw = '';
  let reading: Reading;
  try {
    raw = (await ports.prices[source]?.()) ?? '';
    reading = withoutFuture(readReply(raw), ports);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    reading = { usd: {}, at: {}, refused: [`No reply: ${why}`] };
  }
  if (reading.refused.length > 0) {
    ports.log('info', 'price refused', { source, refused: reading.refused.join(' ') });
  }
  return { source, raw, ...reading };
}

/** A price dated ahead would count as recent until that time. */
function withoutFuture(reading: Reading, { clock, config }: Ports): Reading {
  const latest = new Date(clock().getTime() + config.priceMaxAgeMs);
  const ahead = Object.entries(reading.at).flatMap(([asset, at]) => (at > latest ? asset : []));
  if (ahead.length === 0) return reading;
  const usd = Object.fromEntries(
    Object.entries(reading.usd).filter(([asset]) => !ahead.includes(asset)),
  );
  const why = `The time of ${ahead.join(', ')} is in the future.`;
  return { ...reading, usd, refused: [...reading.refused, why] };
}
