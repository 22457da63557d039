type Ask = () => Promise<boolean>;

let asker: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Lets the one password dialog answer for every call; returns how to step down. */
export function registerPasswordPrompt(ask: Ask): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Asks for the password once, however many calls wait; false when it was not given. */
export function askForPassword(): Promise<boolean> {
  asking ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
