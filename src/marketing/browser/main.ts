import { homeOf } from '#src/shared/session/landing.ts';
import { readRoot } from '#src/shared/session/storedSession.ts';
import { startCarousel } from './carousel.ts';
import { startConsent } from './consent.ts';
import { startThemeToggle } from './themeToggle.ts';
import { startTicker } from './ticker.ts';

const appLinks = 'a[href="/login"], a[href="/register"]';

/**
 * Prefetches the app's shell, once, when a visitor points at, touches or focuses a link to it, so that
 * sign-in opens at once.
 */
function prefetchShell(): void {
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

/** Shows a signed-in user a link to the first page of their role. */
function revealSignedIn(): void {
  const { user } = readRoot();
  if (!user) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-signed-in]')) {
    link.href = homeOf(user);
    link.hidden = false;
  }
}

/**
 * Lays out the deferred bands when the visitor starts to scroll, one per animation frame. A page
 * opened at an anchor starts at once; printing lays out all of them.
 */
function layOutDeferredBands(): void {
  const deferred = [...document.querySelectorAll<HTMLElement>('[data-deferred]')];
  const layOut = (band: HTMLElement) => band.removeAttribute('data-deferred');
  const layOutAll = () => deferred.splice(0).forEach(layOut);
  const layOutNext = () => {
    const band = deferred.shift();
    if (!band) return;
    layOut(band);
    requestAnimationFrame(layOutNext);
  };
  if (scrollY > 0) layOutNext();
  addEventListener('scroll', layOutNext, { once: true });
  addEventListener('beforeprint', layOutAll);
}

// The only script of the pre-rendered pages: a part without its markup does nothing.
const each = (part: string, start: (element: HTMLElement) => void) => {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${part}]`)) start(element);
};
each('carousel', startCarousel);
each('theme-toggle', startThemeToggle);
each('ticker', startTicker);
each('widget', startConsent);
revealSignedIn();
prefetchShell();
layOutDeferredBands();
