/**
 * Fetches the app's shell when a visitor points at, touches or focuses a way into it, so that
 * sign-in opens at once; nobody else pays for it.
 */
export function fetchShellAhead(): void {
  const shell = document.querySelector<HTMLMetaElement>('meta[name="app-shell"]')?.content;
  if (!shell) return;
  const events = ['pointerover', 'focusin'];
  const ahead = ({ target }: Event) => {
    const way = (target as Element).closest?.('a[href="/login"], a[href="/register"]');
    if (!way) return;
    for (const event of events) removeEventListener(event, ahead);
    for (const address of [way.getAttribute('href') ?? '', ...shell.split(' ')]) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = address;
      document.head.append(link);
    }
  };
  for (const event of events) addEventListener(event, ahead);
}
