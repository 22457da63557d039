import { copy } from '#src/shared/copy.ts';
import { Refusal, Unreachable } from './refusal.ts';

/** Words for a failure that the server or the network left without any. */
interface Defaults {
  /** The server refused without a sentence. */
  unsaid?: string;
  /** There was no answer at all. */
  unreachable?: string;
}

/** The sentence to show for a failed call: the server's own, else the screen's default. */
export function sentenceOf(failure: unknown, defaults: Defaults = {}): string {
  if (failure instanceof Refusal) return failure.sentence ?? defaults.unsaid ?? copy.anError;
  if (failure instanceof Unreachable) return defaults.unreachable ?? failure.message;
  return defaults.unreachable ?? copy.anError;
}
