import { rootKey } from '#src/shared/session/storedSession.ts';

/** Shows a signed-in user the link to the sign-in page, which leads on to the first page of their role. */
export function revealSignedIn(): void {
  if (!hasSession()) return;
  for (const link of document.querySelectorAll<HTMLElement>('[data-signed-in]')) {
    link.hidden = false;
  }
}

/** Whether a session is stored; one that has ended asks for the password there. */
function hasSession(): boolean {
  try {
    return localStorage.getItem(rootKey) !== null;
  } catch {
    return false;
  }
}
