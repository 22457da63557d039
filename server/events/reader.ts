import type { SignedIn } from '#server/platform/http/session.ts';
import type { EventRow } from './readAfter.ts';

/** An open stream. */
export interface Reader {
  user: SignedIn;
  send(event: EventRow): void;
  still(): void;
  end(): void;
}
