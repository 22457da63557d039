/**
 * Lays out the deferred bands once the page rests, one at a time, so that archives, previews and full
 * captures have the whole page without scrolling. A visitor who scrolls gets one per animation frame;
 * a page opened at an anchor starts at once; printing lays out all of them.
 */
export function layOutDeferredBands(): void {
  const deferred = [...document.querySelectorAll('[data-deferred]')];
  const layOutNext = (again: (next: () => void) => void) => {
    deferred.shift()?.removeAttribute('data-deferred');
    if (deferred[0]) again(() => layOutNext(again));
  };
  const byFrame = () => layOutNext(requestAnimationFrame);
  if (scrollY > 0) byFrame();
  addEventListener('scroll', byFrame, { once: true });
  addEventListener('beforeprint', () => layOutNext((next) => next()));
  // Safari has no idle callback.
  layOutNext(
    'requestIdleCallback' in globalThis ? requestIdleCallback : (next) => setTimeout(next, 99),
  );
}
