import { copy } from '#src/shared/copy.ts';

const widthMax = 420;
const height = 64;
const gap = 8;

/** At the bottom of a phone. */
const bars = '[data-action-bar], [data-bottom-tabs]';

/** Never covered on a wide screen. */
const firm = [
  'h1, h2, h3, h4',
  'input, select, textarea, [role="combobox"], label',
  `[aria-label="${copy.risk.title}"]`,
  bars,
].join(', ');

/** Covered where a page is full of them. */
const soft = 'button, [role="button"], a[href]';

/** Where toasts have the whole width, and appear one at a time. */
export const isPhone = (): boolean => window.matchMedia('(max-width: 719.95px)').matches;

/**
 * In pixels from the bottom of the window: the lowest place of a toast. On a phone always the same
 * one, above the bars.
 */
export function freePlace(): number {
  if (isPhone()) return lowest(rectsOf(bars), { margin: gap, share: 1 }) ?? gap;
  const margin = 24;
  const hard = rectsOf(firm);
  return (
    lowest([...hard, ...rectsOf(soft)], { margin, share: 0.5 }) ??
    lowest(hard, { margin, share: 0.8 }) ??
    margin
  );
}

/** Above all obstacles in its way, within this share of the window. */
function lowest(
  obstacles: readonly DOMRect[],
  { margin, share }: { margin: number; share: number },
): number | undefined {
  const { innerHeight, innerWidth } = window;
  const left = innerWidth - Math.min(widthMax, innerWidth - 32) - margin;
  let bottom = margin;
  for (;;) {
    const under = innerHeight - bottom;
    const hit = obstacles.find(
      (rect) => rect.right > left && rect.top < under + gap && rect.bottom > under - height - gap,
    );
    if (!hit) return bottom;
    // Each obstacle moves it up by at least a pixel.
    bottom = Math.max(bottom + 1, innerHeight - hit.top + gap);
    if (bottom + height > innerHeight * share) return undefined;
  }
}

const rectsOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest('.toasts'))
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ width, height: tall, bottom, top }) =>
        width > 0 && tall > 0 && bottom > 0 && top < window.innerHeight,
    );
