const patienceMs = 8000;

interface OutsideFrame {
  /** What the frame is put into. */
  slot: HTMLElement;
  /** Path of the frame document. */
  path: string;
  title: string;
  onState: (state: 'shown' | 'failed') => void;
}

/**
 * Puts a sandboxed frame with outside content into the page and tells how it went; the content
 * shares neither this origin nor its storage (S-066). Answers how to take it away again.
 */
export function openOutsideFrame({ slot, path, title, onState }: OutsideFrame): () => void {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.src = path;
  const listen = ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow) return;
    if (data === 'shown') settle('shown');
    else if (data === 'failed') settle('failed');
  };
  const patience = setTimeout(() => settle('failed'), patienceMs);
  const close = () => {
    clearTimeout(patience);
    removeEventListener('message', listen);
    frame.remove();
  };
  const settle = (state: 'shown' | 'failed') => {
    clearTimeout(patience);
    if (state === 'failed') close();
    onState(state);
  };
  addEventListener('message', listen);
  slot.append(frame);
  return close;
}
