import { isStalePlan } from '#server/platform/db/databaseErrors.ts';
import { plannedEachTime } from '#server/platform/db/planning.ts';
import { LimitedClient, type LimitedConfig } from './limitedClient.ts';

const statementsMax = 500;

// Names are the same on each connection; a new generation abandons all prepared statements.
const names = new Map<string, string>();
let generation = 0;

function nameOf(text: string): string | undefined {
  const existing = names.get(text);
  if (existing !== undefined || names.size >= statementsMax) return existing;
  if (text.includes(plannedEachTime)) return undefined;
  const name = `plainvest_${generation}_${names.size}`;
  names.set(text, name);
  return name;
}

function abandonAll(): void {
  names.clear();
  generation += 1;
}

// Statements without values often cannot be prepared, such as COMMIT.
const canPrepare = (text: string, values: unknown[]) =>
  values.length > 0 || text.startsWith('select ');

type Query = (text: string, values: unknown[]) => Promise<unknown>;

/**
 * PostgreSQL parses and plans each statement once, which halves its work for a page of a list.
 * After a migration by a newer process, a statement on a changed table fails once.
 */
export class PreparedClient extends LimitedClient {
  constructor(config?: LimitedConfig) {
    super(config);
    const send = this.query as (...args: unknown[]) => Promise<unknown>;
    const prepared: Query = (text, values) =>
      send({ name: nameOf(text), text, values }).catch((error: unknown) => {
        if (isStalePlan(error)) abandonAll();
        throw error;
      });
    this.query = ((...args: unknown[]) => {
      const [text, values] = args;
      const isPlain = typeof text !== 'string' || !Array.isArray(values) || args.length > 2;
      return isPlain || !canPrepare(text, values) ? send(...args) : prepared(text, values);
    }) as typeof this.query;
  }
}
