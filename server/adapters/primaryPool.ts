import type { Pool, PoolClient, QueryResult } from 'pg';
import type { PrimaryFinder } from './primary.ts';

// A newer primary may be there while the old one still takes connections.
const lookEveryMs = 5_000;

/** Connections to the primary. After a failover a new pool takes the place of the old one. */
export class PrimaryPool {
  readonly #finder: PrimaryFinder;
  readonly #makePool: (address: string) => Pool;
  readonly #timer: NodeJS.Timeout | undefined;
  #pool: Pool;
  #address: string;

  constructor(finder: PrimaryFinder, makePool: (address: string) => Pool) {
    this.#finder = finder;
    this.#makePool = makePool;
    this.#address = finder.address;
    this.#pool = makePool(finder.address);
    if (finder.hasSeveralHosts) this.#timer = setInterval(() => void this.look(), lookEveryMs);
    this.#timer?.unref();
  }

  get counts(): { busy: number; idle: number; queued: number } {
    const { totalCount, idleCount: idle, waitingCount: queued } = this.#pool;
    return { busy: totalCount - idle, idle, queued };
  }

  async connect(): Promise<PoolClient> {
    const pool = this.#pool;
    try {
      return await pool.connect();
    } catch (error) {
      // A full pool is not a lost one.
      if (!this.#finder.hasSeveralHosts || pool.totalCount >= pool.options.max) throw error;
      await this.#follow();
      return this.#pool.connect();
    }
  }

  query(text: string, values: unknown[]): Promise<QueryResult> {
    return this.#pool.query(text, values);
  }

  /** Looks for another primary, without an error: the next connection reports it. */
  async look(): Promise<void> {
    if (this.#finder.hasSeveralHosts) await this.#follow().catch(() => {});
  }

  /** Once only. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    if (!this.#pool.ending) await this.#pool.end();
  }

  async #follow(): Promise<void> {
    await this.#finder.find();
    const { address } = this.#finder;
    if (address === this.#address || this.#pool.ending) return;
    const old = this.#pool;
    this.#address = address;
    this.#pool = this.#makePool(address);
    // It closes each connection when its transaction has ended or failed.
    old.end().catch(() => {});
  }
}
