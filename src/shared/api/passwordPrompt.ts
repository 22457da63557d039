import type { FactorMethod } from '#contract/factorMethods.ts';

/** With the second factors of the account. */
type Prompt = (methods: readonly FactorMethod[]) => Promise<boolean>;

let prompt: Prompt | undefined;
let pending: Promise<boolean> | undefined;

/**
 * Registers the password dialog as the prompt of every call. Returns a function that unregisters
 * it.
 */
export function registerPasswordPrompt(next: Prompt): () => void {
  prompt = next;
  return () => {
    if (prompt === next) prompt = undefined;
  };
}

/** Asks once for all waiting calls. Returns false if the user cancels. */
export function askForPassword(methods: readonly FactorMethod[]): Promise<boolean> {
  pending ??= (prompt?.(methods) ?? Promise.resolve(false)).finally(() => {
    pending = undefined;
  });
  return pending;
}
