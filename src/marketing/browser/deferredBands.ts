/**
 * Lays out the deferred bands when the visitor starts to scroll, one per animation frame. A page
 * opened at an anchor starts at once; printing lays out all of them.
 */
export function layOutDeferredBands(): void {
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
