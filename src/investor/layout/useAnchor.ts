import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The tabs of a phone, which cover the end of the window. */
export const coveredPx = 64;

/** Scrolls to the part that the address names: the browser looks for it before it has rendered. */
export function useAnchor(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || !hash) return;
    const part = document.getElementById(hash.slice(1));
    const isInView = part && part.getBoundingClientRect().bottom < window.innerHeight - coveredPx;
    if (!isInView) part?.scrollIntoView();
  }, [isReady, hash]);
}
