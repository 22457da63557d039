import { Client, type ClientConfig } from 'pg';
import { parseTimeLimit } from '#server/platform/db/timeLimit.ts';

export interface LimitedConfig extends ClientConfig {
  readonly answerTimeoutMs?: number;
}

// PostgreSQL cancels slow statements itself; only an unresponsive server needs this timeout.
const graceMs = 500;

const endsTransaction = /^(commit|rollback)$/i;

/** A late answer would be read as that of the next statement, so close the connection. */
export class LimitedClient extends Client {
  constructor(config: LimitedConfig = {}) {
    super(config);
    const defaultMs = config.answerTimeoutMs ?? 0;
    let limitMs = defaultMs;
    const send = super.query.bind(this) as (...args: unknown[]) => unknown;
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
    this.query = ((...args: unknown[]) => {
      const [first] = args;
      const text = typeof first === 'string' ? first : ((first as { text?: string })?.text ?? '');
      if (endsTransaction.test(text)) limitMs = defaultMs;
      const answer = send(...args);
      if (limitMs > 0 && answer instanceof Promise) {
        const timer = setTimeout(() => connection.stream.destroy(), limitMs + graceMs);
        const done = () => clearTimeout(timer);
        answer.then(done, done);
      }
      limitMs = allowedMs(text, defaultMs) ?? limitMs;
      return answer;
    }) as typeof this.query;
  }
}

// Without a default limit, a transaction that limits its statements is not limited here either.
const allowedMs = (text: string, defaultMs: number) =>
  defaultMs > 0 ? parseTimeLimit(text) : undefined;
