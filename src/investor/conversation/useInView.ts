import { type RefObject, useEffect, useRef, useState } from 'react';
import { coveredPx } from '#src/investor/layout/useAnchor.ts';

/** Whether the end of an element is in view. */
export function useInView<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isInView, setIsInView] = useState(false);
  // After each render: what is new may have moved the end.
  useEffect(() => {
    const look = () => {
      const { bottom } = element.current?.getBoundingClientRect() ?? { bottom: -1 };
      setIsInView(bottom >= 0 && bottom <= window.innerHeight - coveredPx);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  });
  return [element, isInView];
}
