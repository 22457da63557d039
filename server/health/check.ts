import { messages } from '#contract/messages.ts';
import type { Ports } from '#server/ports.ts';

/** What the last background check found: nothing is ready before the first. */
export interface Health {
  /** The one sentence that says why the server is not ready; undefined when it is. */
  obstacle: string | undefined;
}

/** A health that nobody has checked yet. */
export const unchecked = (): Health => ({ obstacle: 'The server has not checked itself yet.' });

/**
 * Reads the ledger's invariants (DESIGN section 4) and keeps the result, so that readiness itself
 * never scans the ledger.
 */
export async function checkHealth({ db, log, health }: Ports): Promise<void> {
  try {
    const broken = await db
      .selectFrom('ledger_invariants')
      .selectAll()
      .where('broken', '>', 0n)
      .execute();
    const lines = broken.map(({ invariant, broken: count }) => `${invariant}: ${count}`);
    if (lines.length > 0) log('error', 'ledger invariants broken', { lines });
    health.obstacle =
      lines.length > 0 ? `The ledger does not agree: ${lines.join(', ')}.` : undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log('error', 'health check failed', { reason });
    health.obstacle = messages.unavailable;
  }
}
