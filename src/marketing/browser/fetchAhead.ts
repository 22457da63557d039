const ways = 'a[href="/login"], a[href="/register"]';

/**
 * Fetches the app's shell when a visitor points at, touches or focuses a way into it, so that
 * sign-in opens at once; nobody else pays for it, and nobody twice.
 */
export function fetchShellAhead(): void {
  let shell = document.querySelector<HTMLMetaElement>('meta[name="app-shell"]')?.content.split(' ');
  const ahead = ({ target }: Event) => {
    const way = (target as Element).closest?.<HTMLAnchorElement>(ways);
    if (!way || !shell) return;
    for (const href of [way.href, ...shell]) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', href }),
      );
    }
    shell = undefined;
  };
  addEventListener('pointerover', ahead);
  addEventListener('focusin', ahead);
}
