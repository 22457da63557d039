import { plannedEachTime } from '#server/platform/db/planning.ts';
import { isOutdated } from '#server/platform/db/refusals.ts';
import { LimitedClient, type LimitedConfig } from './limitedClient.ts';

/** How many statements a connection keeps prepared; what is asked more rarely is planned each time. */
const statementsMax = 500;

// Names are the same on each connection. A new generation leaves all that were prepared behind.
const names = new Map<string, string>();
let generation = 0;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= statementsMax) return known;
  if (text.includes(plannedEachTime)) return undefined;
  const name = `plainvest_${generation}_${names.size}`;
  names.set(text, name);
  return name;
}

/** Forgets every prepared statement: the next use of each prepares it anew. */
function forget(): void {
  names.clear();
  generation += 1;
}

// Without values it is often one that cannot be prepared, such as the end of a transaction.
const mayPrepare = (text: string, values: unknown[]) =>
  values.length > 0 || text.startsWith('select ');

type Query = (text: string, values: unknown[]) => Promise<unknown>;

/**
 * A connection that prepares what it is asked with values, and all it is asked to select: PostgreSQL
 * then reads and plans each once, which saves half of its work for a page of a list. Errors: those of
 * PostgreSQL; after a migration by a newer program a statement that it changed is refused once.
 */
export class PreparedClient extends LimitedClient {
  constructor(config?: LimitedConfig) {
    super(config);
    const ask = this.query as (...asked: unknown[]) => Promise<unknown>;
    const prepared: Query = (text, values) =>
      ask({ name: nameOf(text), text, values }).catch((error: unknown) => {
        if (isOutdated(error)) forget();
        throw error;
      });
    this.query = ((...asked: unknown[]) => {
      const [text, values] = asked;
      const isPlain = typeof text !== 'string' || !Array.isArray(values) || asked.length > 2;
      return isPlain || !mayPrepare(text, values) ? ask(...asked) : prepared(text, values);
    }) as typeof this.query;
  }
}
