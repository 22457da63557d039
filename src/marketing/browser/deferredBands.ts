/**
 * Lays out the deferred bands once the page rests, one at a time, so that archives, previews and full
 * captures have the whole page without scrolling. A visitor who scrolls gets one per animation frame;
 * a page opened at an anchor starts at once; printing lays out all of them.
 */
export function layOutDeferredBands(): void {
  const deferred = [...document.querySelectorAll<HTMLElement>('[data-deferred]')];
  const layOut = (band: HTMLElement) => band.removeAttribute('data-deferred');
  const layOutAll = () => deferred.splice(0).forEach(layOut);
  const layOutNext = (again: (next: () => void) => void) => {
    const band = deferred.shift();
    if (!band) return;
    layOut(band);
    again(() => layOutNext(again));
  };
  const byFrame = () => layOutNext(requestAnimationFrame);
  if (scrollY > 0) byFrame();
  addEventListener('scroll', byFrame, { once: true });
  addEventListener('beforeprint', layOutAll);
  whenIdle(() => layOutNext(whenIdle));
}

// Safari has no idle callback.
const whenIdle = (next: () => void) =>
  globalThis.requestIdleCallback ? requestIdleCallback(next) : setTimeout(next, 100);
