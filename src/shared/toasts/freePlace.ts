import { copy } from '#src/shared/copy.ts';

const widthMax = 420;
const height = 64;
const gap = 8;

/** Never covered. Bars are those at the bottom of a phone. */
const firm = [
  'h1, h2, h3, h4',
  'input, select, textarea, [role="combobox"], label',
  `[aria-label="${copy.risk.title}"]`,
  '[data-action-bar], [data-bottom-tabs]',
].join(', ');

/** Covered where a page is full of them. */
const soft = 'button, [role="button"], a[href]';

/** In pixels from the bottom of the window: the lowest place of a toast at the right edge. */
export function freePlace(): number {
  const isPhone = window.innerWidth < 720;
  const margin = isPhone ? gap : 24;
  const [share, shareMax] = isPhone ? [0.35, 0.35] : [0.5, 0.8];
  const hard = rectsOf(firm);
  return (
    lowest([...hard, ...rectsOf(soft)], { margin, share }) ??
    lowest(hard, { margin, share: shareMax }) ??
    lowest(rectsOf('[data-action-bar], [data-bottom-tabs]'), { margin, share: 1 }) ??
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
