import { homeOf } from '#src/shared/session/landing.ts';
import { readRoot } from '#src/shared/session/storedSession.ts';

/** Shows the way back into the account to those who hold one, at the page of their role (S-040). */
export function revealSignedIn(): void {
  const { user } = readRoot();
  if (!user) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-signed-in]')) {
    link.href = homeOf(user);
    link.hidden = false;
  }
}
