import { type PointerEvent, useRef } from 'react';

/** A place, in pixels from the centre of the stage. */
export interface Point {
  x: number;
  y: number;
}

/** The place of a pointer, in pixels from the centre of the stage. */
export const fromCentre = (
  event: { clientX: number; clientY: number },
  element: HTMLElement,
): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
};

/** Follows a pointer that drags, or two fingers that pinch. */
export function useFingers(
  element: HTMLElement | null,
  onMove: (from: Point[], to: Point[]) => void,
) {
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
