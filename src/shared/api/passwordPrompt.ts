type Prompt = () => Promise<boolean>;

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

/** Asks for the password once for all waiting calls. Returns false if the user cancels. */
export function askForPassword(): Promise<boolean> {
  pending ??= (prompt?.() ?? Promise.resolve(false)).finally(() => {
    pending = undefined;
  });
  return pending;
}
