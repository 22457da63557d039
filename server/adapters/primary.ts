import type { ClientBase } from 'pg';
import { LimitedClient, type LimitedConfig } from './limitedClient.ts';

/** The primary that was seen last: of which database system, and on which of its timelines. */
export interface SeenPrimary {
  readonly system: string;
  readonly timeline: number;
}

/** Keeps it beyond the end of the process. */
export interface PrimaryMemory {
  /** Names the place in an error. */
  readonly place: string;
  read(): SeenPrimary | undefined;
  write(seen: SeenPrimary): Promise<void>;
}

/** One address for each host of a list, as libpq writes it: `postgres://user:password@a:5432,b/db`. */
export function addressesOf(url: string): string[] {
  const [, start, hosts = '', rest] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]+)(.*)$/i.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${start}${host}${rest}`) : [url];
}

const standing = `SELECT system_identifier::text AS system, CASE WHEN pg_is_in_recovery() THEN NULL
  ELSE substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END AS timeline FROM pg_control_system()`;

/** Looks for the primary among several hosts. A server that lost the newer history is not one. */
export class PrimaryFinder {
  /** Of the last known primary. */
  address: string;
  /** How often another host became the primary. */
  changes = 0;
  readonly hasSeveralHosts: boolean;
  readonly #addresses: readonly string[];
  readonly #config: LimitedConfig;
  readonly #memory: PrimaryMemory | undefined;
  #seen: SeenPrimary | undefined;
  #search: Promise<void> | undefined;

  constructor(addresses: readonly string[], config: LimitedConfig, memory?: PrimaryMemory) {
    this.#addresses = addresses;
    this.address = addresses[0] ?? '';
    this.hasSeveralHosts = addresses.length > 1;
    this.#config = config;
    this.#memory = memory;
    this.#seen = this.hasSeveralHosts ? memory?.read() : undefined;
  }

  /** Asks every host. Errors: an Error with a reason for each, when none is the primary. */
  find(): Promise<void> {
    this.#search ??= this.#ask().finally(() => {
      this.#search = undefined;
    });
    return this.#search;
  }

  /** Errors: an Error when the connection is not one to the primary. */
  async confirm(client: ClientBase): Promise<SeenPrimary> {
    const { rows } = await client.query<{ system: string; timeline: string | null }>(standing);
    const { system = '', timeline = null } = rows[0] ?? {};
    if (timeline === null) throw new Error('it is a standby');
    const found = { system, timeline: Number.parseInt(timeline, 16) };
    const seen = this.#seen;
    const kept = this.#memory ? `, as ${this.#memory.place} says` : '';
    if (seen && seen.system !== system) {
      throw new Error(`it is another database system than the last primary${kept}`);
    }
    if (seen && found.timeline < seen.timeline) {
      throw new Error(`its timeline ${found.timeline} is older than ${seen.timeline}${kept}`);
    }
    return found;
  }

  async #ask(): Promise<void> {
    const answers = await Promise.all(
      this.#addresses.map(async (address) => {
        const client = new LimitedClient({ ...this.#config, connectionString: address });
        client.on('error', () => {}); // The current call rejects with the same error.
        try {
          await client.connect();
          return { address, found: await this.confirm(client) };
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          return { reason: `${client.host}:${client.port} cannot be used: ${reason}` };
        } finally {
          // A host that hangs does not answer the end of a connection either.
          client.end().catch(() => {});
        }
      }),
    );
    const primaries = answers.flatMap(({ address, found }) => (found ? { address, found } : []));
    const [best] = primaries.sort((a, b) => b.found.timeline - a.found.timeline);
    if (!best) {
      const reasons = answers.flatMap(({ reason }) => reason ?? []);
      throw Object.assign(new Error(`No host is the primary. ${reasons.join('. ')}.`), {
        code: 'ECONNREFUSED',
      });
    }
    if (best.address !== this.address) this.changes += 1;
    this.address = best.address;
    const { system, timeline } = best.found;
    if (system === this.#seen?.system && timeline === this.#seen.timeline) return;
    this.#seen = best.found;
    await this.#memory?.write(best.found);
  }
}
