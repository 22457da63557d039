/**
 * Lays out what lies far below once somebody goes there, a band in each frame: until then it costs
 * a telephone nothing. Whoever comes into the middle of the page or prints it finds all of it in its place.
 */
export function layOutDeferredBands(): void {
  const far = [...document.querySelectorAll<HTMLElement>('[data-far]')];
  const uncover = (band: HTMLElement) => band.removeAttribute('data-far');
  const uncoverAll = () => far.splice(0).forEach(uncover);
  const uncoverNext = () => {
    const band = far.shift();
    if (!band) return;
    uncover(band);
    requestAnimationFrame(uncoverNext);
  };
  if (scrollY > 0) uncoverNext();
  addEventListener('scroll', uncoverNext, { once: true });
  addEventListener('beforeprint', uncoverAll);
}
