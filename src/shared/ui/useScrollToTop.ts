import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Begins a new page at its top; on Back and Forward the browser restores where it was. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (kind !== 'POP' && pathname) window.scrollTo(0, 0);
  }, [pathname, kind]);
}
