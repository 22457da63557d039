const timeoutMs = 8000;

interface OutsideFrame {
  slot: HTMLElement;
  path: string;
  title: string;
  onState: (state: 'shown' | 'failed') => void;
}

/**
 * Opens a sandboxed frame with outside content, which has no access to this origin or its storage.
 * Returns a function that closes it.
 */
export function openOutsideFrame({ slot, path, title, onState }: OutsideFrame): () => void {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.src = path;
  const listen = ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow) return;
    if (data === 'shown' || data === 'failed') settle(data);
  };
  const timeout = setTimeout(() => settle('failed'), timeoutMs);
  const close = () => {
    clearTimeout(timeout);
    removeEventListener('message', listen);
    frame.remove();
  };
  const settle = (state: 'shown' | 'failed') => {
    clearTimeout(timeout);
    if (state === 'failed') close();
    onState(state);
  };
  addEventListener('message', listen);
  slot.append(frame);
  return close;
}
