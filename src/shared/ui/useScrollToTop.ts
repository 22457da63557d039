import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls a new page to its top; on Back and Forward the browser restores the position. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (kind !== 'POP' && pathname) window.scrollTo(0, 0);
  }, [pathname, kind]);
}
