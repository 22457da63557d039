const appLinks = 'a[href="/login"], a[href="/register"]';

/**
 * Prefetches the app's shell, once, when a visitor points at, touches or focuses a link to it, so that
 * sign-in opens at once.
 */
export function prefetchShell(): void {
  let shell = document.querySelector<HTMLMetaElement>('meta[name="app-shell"]')?.content.split(' ');
  const prefetch = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>(appLinks);
    if (!link || !shell) return;
    for (const href of [link.href, ...shell]) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', href }),
      );
    }
    shell = undefined;
  };
  addEventListener('pointerover', prefetch);
  addEventListener('focusin', prefetch);
}
