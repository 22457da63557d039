import { messages } from '#contract/messages.ts';
import { copy } from '#src/shared/copy.ts';
import { ApiError, NetworkError } from './apiError.ts';

interface MessageOptions {
  /** The only field of the error body to read. By default `message`, then `error`. */
  field?: 'message' | 'error';
  /** For an error response without a message. */
  fallback?: string;
  /** For status 413, which a proxy may answer without a message of ours. */
  tooLarge?: string;
  networkError?: string;
}

/** The message to show for a failed call: the server's, else the screen's default. */
export function messageOf(error: unknown, options: MessageOptions = {}): string {
  if (!(error instanceof ApiError)) {
    return options.networkError ?? (error instanceof NetworkError ? error.message : copy.anError);
  }
  const { message, error: text } = error.messages;
  const shown = options.field ? error.messages[options.field] : (message ?? text);
  if (error.status === 413 && (shown ?? messages.tooLarge) === messages.tooLarge) {
    return options.tooLarge ?? messages.tooLarge;
  }
  return shown ?? options.fallback ?? copy.anError;
}
