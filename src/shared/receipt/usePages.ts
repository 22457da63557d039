import { useEffect, useState } from 'react';

/** The shown page of a document, from 1; Page Up and Page Down turn it. */
export function usePages(count: number) {
  const [chosen, setChosen] = useState(1);
  const page = Math.min(chosen, Math.max(1, count));
  useEffect(() => {
    if (count < 2) return;
    const press = (event: KeyboardEvent) => {
      const by = { PageUp: -1, PageDown: 1 }[event.key];
      if (by === undefined || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('input, textarea')) return;
      event.preventDefault();
      setChosen(Math.min(count, Math.max(1, page + by)));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [count, page]);
  return { page, turnTo: setChosen };
}
