import { copy } from '#src/shared/copy.ts';

/** In pixels from the top of the window: where a toast appears, below the bar. */
export const band = { top: 92, bottom: 164 } as const;

/** The edge of the window where a toast covers no risk warning. */
export function freeEdge(): 'top' | 'bottom' {
  const warnings = document.querySelectorAll(`[aria-label="${copy.risk.title}"]`);
  const isCovered = [...warnings].some((warning) => {
    const { top, bottom } = warning.getBoundingClientRect();
    return top < band.bottom && bottom > band.top;
  });
  return isCovered ? 'bottom' : 'top';
}
