import { isStalePlan } from '#server/platform/db/databaseErrors.ts';
import { plannedEachTime } from '#server/platform/db/planning.ts';
import { LimitedClient, type LimitedConfig } from './limitedClient.ts';

const statementsMax = 500;

/** Names of statements, the same on each connection of a pool. */
class StatementNames {
  readonly #names = new Map<string, string>();
  #generation = 0;

  of(text: string): string | undefined {
    const existing = this.#names.get(text);
    if (existing !== undefined || this.#names.size >= statementsMax) return existing;
    if (text.includes(plannedEachTime)) return undefined;
    const name = `plainvest_${this.#generation}_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** Another generation abandons all prepared statements. */
  abandonAll(): void {
    this.#names.clear();
    this.#generation += 1;
  }
}

// Statements without values often cannot be prepared, such as COMMIT.
const canPrepare = (text: string, values: unknown[]) =>
  values.length > 0 || text.startsWith('select ');

type Query = (text: string, values: unknown[]) => Promise<unknown>;

/**
 * The client of a pool. PostgreSQL parses and plans each statement once, which halves its work for a
 * page of a list. After a migration by a newer process, a statement on a changed table fails once.
 */
export function preparedClient(): typeof LimitedClient {
  const names = new StatementNames();
  return class extends LimitedClient {
    constructor(config?: LimitedConfig) {
      super(config);
      const send = this.query as (...args: unknown[]) => Promise<unknown>;
      const prepared: Query = (text, values) =>
        send({ name: names.of(text), text, values }).catch((error: unknown) => {
          if (isStalePlan(error)) names.abandonAll();
          throw error;
        });
      this.query = ((...args: unknown[]) => {
        const [text, values] = args;
        const isPlain = typeof text !== 'string' || !Array.isArray(values) || args.length > 2;
        return isPlain || !canPrepare(text, values) ? send(...args) : prepared(text, values);
      }) as typeof this.query;
    }
  };
}
