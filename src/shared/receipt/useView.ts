import { useEffect, useRef, useState } from 'react';
import { fromCentre, type Point, useFingers } from './useFingers.ts';
import { useSize } from './useSize.ts';
import { clamped, fitted, type Size, type Stage, type View, zoomedAt } from './view.ts';

const step = 1.25;

const distance = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

const centreOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

type Moved = Pick<View, 'zoom' | 'x' | 'y'>;

/** Shared by several stages, so that their sheets zoom and move together. */
export interface SharedMove {
  moved: Moved | undefined;
  setMoved: (moved: Moved | undefined) => void;
}

/** A movement for several stages. */
export function useSharedMove(): SharedMove {
  const [moved, setMoved] = useState<Moved>();
  return { moved, setMoved };
}

/** How a sheet is seen on its stage: fitted first, then zoomed, moved and rotated by hand. */
export function useView(sheet: Size | undefined, fits: Stage['fits'], shared?: SharedMove) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const stage = { ...useSize(element), fits };
  // Undefined as long as the sheet is fitted, so that it follows the size of the window.
  const own = useSharedMove();
  const { moved, setMoved } = shared ?? own;
  const [quarterTurns, setTurns] = useState(0);
  const view =
    sheet &&
    (moved
      ? clamped({ ...moved, quarterTurns }, sheet, stage)
      : fitted(sheet, stage, quarterTurns));
  const change = (next: (view: View) => View) => {
    if (view && sheet) setMoved(clamped(next(view), sheet, stage));
  };
  const turnTo = (turns: number) => {
    setTurns(turns);
    setMoved(undefined);
  };
  const centre = { x: 0, y: 0 };
  const zoomBy = (factor: number, at = centre) => change((now) => zoomedAt(now, factor, at));
  const wheel = useRef(zoomBy);
  useEffect(() => {
    wheel.current = zoomBy;
  });
  useEffect(() => {
    // React's own listener is passive and could not stop the page from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      if (element) wheel.current(1.0015 ** -event.deltaY, fromCentre(event, element));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [element]);
  return {
    setElement,
    stage,
    view,
    isFitted: moved === undefined && quarterTurns === 0,
    fit: () => turnTo(0),
    larger: () => zoomBy(step),
    smaller: () => zoomBy(1 / step),
    rotate: () => turnTo((quarterTurns + 1) % 4),
    moveBy: (x: number, y: number) => change((now) => ({ ...now, x: now.x + x, y: now.y + y })),
    handlers: useFingers(element, (from, to) => {
      const [before, after] = [centreOf(from), centreOf(to)];
      const factor = to.length > 1 ? distance(to) / (distance(from) || 1) : 1;
      change((now) => {
        const { x, y, ...rest } = zoomedAt(now, factor, before);
        return { ...rest, x: x + after.x - before.x, y: y + after.y - before.y };
      });
    }),
  };
}

export type ViewControls = ReturnType<typeof useView>;
