import { Client, type ClientConfig, type DatabaseError } from 'pg';
import { parseTimeLimit } from '#server/platform/db/timeLimit.ts';

export interface LimitedConfig extends ClientConfig {
  readonly answerTimeoutMs?: number;
  /** A COMMIT may wait longer: for a synchronous standby. */
  readonly commitTimeoutMs?: number;
  readonly onUnknownCommit?: () => void;
}

// PostgreSQL cancels slow statements itself; only an unresponsive server needs this timeout.
const graceMs = 500;

const endsTransaction = /^(commit|rollback)$/i;

// The code of a warning that a commit is here, and perhaps not on the standby.
const warningCode = '01000';

// transaction_resolution_unknown
const unknownCode = '08007';

/**
 * A late answer would be read as that of the next statement, so close the connection. A COMMIT whose
 * outcome is not known, or that may not be on the standby, is an error.
 */
export class LimitedClient extends Client {
  constructor(config: LimitedConfig = {}) {
    super(config);
    const defaultMs = config.answerTimeoutMs ?? 0;
    let limitMs = defaultMs;
    const send = super.query.bind(this) as (...args: unknown[]) => unknown;
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
    const closeAfter = (answer: Promise<unknown>, timeoutMs: number) => {
      const timer = setTimeout(() => connection.stream.destroy(), timeoutMs + graceMs);
      const done = () => clearTimeout(timer);
      answer.then(done, done);
    };
    this.query = ((...args: unknown[]) => {
      const [first] = args;
      const text = typeof first === 'string' ? first : ((first as { text?: string })?.text ?? '');
      if (endsTransaction.test(text)) limitMs = defaultMs;
      const answer = send(...args);
      if (!(answer instanceof Promise)) return answer;
      const isCommit = /^commit$/i.test(text);
      const timeoutMs = isCommit ? (config.commitTimeoutMs ?? limitMs) : limitMs;
      if (timeoutMs > 0) closeAfter(answer, timeoutMs);
      limitMs = allowedMs(text, defaultMs) ?? limitMs;
      return isCommit ? this.#outcome(answer, config.onUnknownCommit) : answer;
    }) as typeof this.query;
  }

  async #outcome(answer: Promise<unknown>, onUnknown: () => void = () => {}): Promise<unknown> {
    let warning: string | undefined;
    const hear = ({
      code,
      message,
    }: {
      code?: string | undefined;
      message?: string | undefined;
    }) => {
      if (code === warningCode) warning = message;
    };
    this.on('notice', hear);
    try {
      const result = await answer;
      if (warning === undefined) return result;
      throw Object.assign(new Error(warning), { code: unknownCode });
    } catch (error) {
      // PostgreSQL answers ERROR when it did not commit; anything else leaves that open.
      if ((error as DatabaseError).severity !== 'ERROR') onUnknown();
      throw error;
    } finally {
      this.off('notice', hear);
    }
  }
}

// Without a default limit, a transaction that limits its statements is not limited here either.
const allowedMs = (text: string, defaultMs: number) =>
  defaultMs > 0 ? parseTimeLimit(text) : undefined;
