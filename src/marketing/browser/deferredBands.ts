/**
 * Lays out the deferred bands once the page rests, one at a time, so that archives, previews and full
 * captures have the whole page without scrolling. A visitor who scrolls gets one per animation frame;
 * a page opened at an anchor starts at once and ends at that anchor; printing lays out all of them.
 */
export function layOutDeferredBands(): void {
  const deferred = [...document.querySelectorAll('[data-deferred]')];
  let target = document.querySelector(':target');
  const forgetTarget = () => {
    target = null;
  };
  for (const move of ['wheel', 'touchmove', 'keydown']) {
    addEventListener(move, forgetTarget, { once: true, passive: true });
  }
  const layOutNext = (again: (next: () => void) => void) => {
    deferred.shift()?.removeAttribute('data-deferred');
    if (deferred[0]) return again(() => layOutNext(again));
    target?.scrollIntoView();
    forgetTarget();
  };
  const byFrame = () => layOutNext(requestAnimationFrame);
  if (scrollY > 0) byFrame();
  addEventListener('scroll', byFrame, { once: true });
  addEventListener('beforeprint', () => layOutNext((next) => next()));
  // Safari has no idle callback.
  const start = () =>
    layOutNext(
      'requestIdleCallback' in globalThis ? requestIdleCallback : (next) => setTimeout(next, 99),
    );
  const late = document.querySelector<HTMLLinkElement>('link[data-late]');
  if (!late || late.sheet) start();
  else for (const end of ['load', 'error']) late.addEventListener(end, start);
}
