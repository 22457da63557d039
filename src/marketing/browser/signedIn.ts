import { homeOf } from '#src/shared/session/landing.ts';
import { readRoot } from '#src/shared/session/storedSession.ts';

/** Shows a signed-in user a link to the first page of their role. */
export function revealSignedIn(): void {
  const { user } = readRoot();
  if (!user) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-signed-in]')) {
    link.href = homeOf(user);
    link.hidden = false;
  }
}
