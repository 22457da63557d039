import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { clamped, fitted, type Size, type Stage, type View, zoomedAt } from './view.ts';

interface Point {
  x: number;
  y: number;
}

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

const fromCentre = (event: { clientX: number; clientY: number }, element: HTMLElement): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
};

/** Follows a pointer that drags, or two fingers that pinch. */
function useFingers(element: HTMLElement | null, onMove: (from: Point[], to: Point[]) => void) {
  const fingers = useRef(new Map<number, Point>());
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!element || event.button > 0) return;
      fingers.current.set(event.pointerId, fromCentre(event, element));
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!element || !fingers.current.has(event.pointerId)) return;
      const from = [...fingers.current.values()];
      fingers.current.set(event.pointerId, fromCentre(event, element));
      onMove(from, [...fingers.current.values()]);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

/** The layout size of an element in pixels. */
function useSize(element: HTMLElement | null): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
