import { Client, type ClientConfig } from 'pg';
import { allowedTime } from '#server/platform/db/unhurried.ts';

/** How long a connection waits for the answer to one statement; 0 is for ever. */
export interface LimitedConfig extends ClientConfig {
  readonly answerTimeoutMs?: number;
}

// The server ends a slow statement itself; only a server that does not answer at all gets this far.
const graceMs = 500;

const endsTransaction = /^(commit|rollback)$/i;

/**
 * A connection that gives up on a server that does not answer. It is cut then and never used again:
 * an answer that comes late would be read as that of the next statement. Errors: the statement under
 * way and each later one reject as after any other loss of the connection.
 */
export class LimitedClient extends Client {
  constructor(config: LimitedConfig = {}) {
    super(config);
    const usualMs = config.answerTimeoutMs ?? 0;
    let limitMs = usualMs;
    const ask = super.query.bind(this) as (...asked: unknown[]) => unknown;
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
    this.query = ((...asked: unknown[]) => {
      const [first] = asked;
      const text = typeof first === 'string' ? first : ((first as { text?: string })?.text ?? '');
      if (endsTransaction.test(text)) limitMs = usualMs;
      const answer = ask(...asked);
      if (limitMs > 0 && answer instanceof Promise) {
        const timer = setTimeout(() => connection.stream.destroy(), limitMs + graceMs);
        const done = () => clearTimeout(timer);
        answer.then(done, done);
      }
      limitMs = allowedMs(text, usualMs) ?? limitMs;
      return answer;
    }) as typeof this.query;
  }
}

// Where nothing is limited, a transaction that sets a limit for the server does not get one here.
const allowedMs = (text: string, usualMs: number) => (usualMs > 0 ? allowedTime(text) : undefined);
