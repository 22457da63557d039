import { useEffect, useState } from 'react';

interface Size {
  width: number;
  height: number;
}

/** The size of an element as it is laid out, in pixels, whatever transforms it. */
export function useSize(): [place: (element: HTMLElement | null) => void, size: Size] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const watch = new ResizeObserver(() => {
      setSize({ width: element.offsetWidth, height: element.offsetHeight });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return [setElement, size];
}
