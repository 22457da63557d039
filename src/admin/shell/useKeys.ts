import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { isShortcut, topLayer } from './isShortcut.ts';

type Handlers = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Runs a handler by key on the page; keys rest while typing and below a dialog. */
export function useKeys(handlers: Handlers): void {
  const [isOn] = useStore('shortcuts', true);
  const current = useRef(handlers);
  useEffect(() => {
    current.current = handlers;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const handle = current.current[event.key];
      if (!handle || !isShortcut(event) || topLayer() !== document) return;
      handle(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
