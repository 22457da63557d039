const gap = 8;
const edge = 24;

/** At the bottom of a phone. */
const bars = '[data-action-bar], [data-bottom-tabs]';

/** Where toasts have the whole width, and appear one at a time. */
export const isPhone = (): boolean => window.matchMedia('(max-width: 719.95px)').matches;

/** In pixels from the bottom of the window: always the same, on a phone above its bars. */
export function toastBottom(): number {
  if (!isPhone()) return edge;
  const tops = [...document.querySelectorAll(bars)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ width, height, top }) => width > 0 && height > 0 && top < window.innerHeight)
    .map(({ top }) => top);
  return window.innerHeight - Math.min(window.innerHeight, ...tops) + gap;
}
