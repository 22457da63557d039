const gap = 8;
const edge = 24;
/** The head is 56 pixels high, a toast of one line 44. */
const headGap = 6;

const bars = {
  phone: '[data-action-bar], [data-bottom-tabs], [data-armed]',
  /** The foot of a list has its pages, of a page its links, of an open form its buttons. */
  desk: '[data-list-foot], [data-page-foot], [data-armed]',
} as const;

/** The head of a page that gives its place to toasts on a phone: its buttons are at the bottom. */
const head = '[data-toasts]';

/** Where a toast may be for some seconds: over a proof, or over a form and not over the facts beside it. */
const stage = '[data-stage]';

/** Where toasts have the whole width, and appear one at a time. */
export const isPhone = (): boolean => window.matchMedia('(max-width: 719.95px)').matches;

/** In pixels from the top of a phone, over the head of its page; undefined where the bottom is free. */
export function toastTop(): number | undefined {
  const box = isPhone() ? document.querySelector(head)?.getBoundingClientRect() : undefined;
  return box && Math.max(0, box.top) + headGap;
}

/** In pixels from the bottom of the window: above its bars. */
export function toastBottom(): number {
  const phone = isPhone();
  const shown = [...document.querySelectorAll(phone ? bars.phone : bars.desk)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ width, height, top }) => width > 0 && height > 0 && top < window.innerHeight)
    .sort((one, other) => other.bottom - one.bottom);
  if (shown.length === 0 && !phone) return edge;
  // A bar that scrolled up with its card leaves its place free.
  const top = shown.reduce(
    (free, bar) => (bar.bottom < free - edge ? free : Math.min(free, bar.top)),
    window.innerHeight,
  );
  return window.innerHeight - top + gap;
}

/** In pixels from the right of a desk: over the stage of a page, not over its context. */
export function toastRight(): number {
  const right = document.querySelector(stage)?.getBoundingClientRect().right;
  return right ? window.innerWidth - right + edge : edge;
}
