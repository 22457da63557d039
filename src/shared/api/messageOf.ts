import { messages } from '#contract/messages.ts';
import { copy } from '#src/shared/copy.ts';
import { ApiError, NetworkError } from './apiError.ts';

/** Which words of a failure a screen shows, and its own where there are none. */
interface Choice {
  /** The one field of a refusal to read; without it, `message` and then `error`. */
  said?: 'message' | 'error';
  /** The server refused without a sentence. */
  unsaid?: string;
  /** A size was refused (413), perhaps by a proxy that has no words for it. */
  tooLarge?: string;
  /** There was no answer at all. */
  unreachable?: string;
}

/** The sentence to show for a failed call: the server's own, else the screen's default. */
export function messageOf(failure: unknown, choice: Choice = {}): string {
  if (failure instanceof ApiError) {
    const { message, error } = failure.messages;
    const said = choice.said ? failure.messages[choice.said] : (message ?? error);
    if (failure.status === 413 && (said ?? messages.tooLarge) === messages.tooLarge) {
      return choice.tooLarge ?? messages.tooLarge;
    }
    return said ?? choice.unsaid ?? copy.anError;
  }
  if (failure instanceof NetworkError) return choice.unreachable ?? failure.message;
  return choice.unreachable ?? copy.anError;
}
