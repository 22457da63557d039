import { useEffect } from 'react';
import { copy } from '#src/shared/copy.ts';

/** Names the browser tab after the page that shows. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${copy.brand}`;
  }, [title]);
}
