import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';

export interface PreviewState {
  isOpen: boolean;
  /** Beside the list in a wide window, else in a drawer. */
  isBeside: boolean;
  toggle: () => void;
  close: () => void;
}

/** Whether the row under the cursor is previewed: in a wide window unless closed, else on demand. */
export function usePreview(isOffered: boolean): PreviewState {
  const isWide = useMediaQuery('(min-width: 1600px)', { noSsr: true });
  const [isShown, setShown] = useStore('preview.beside', true);
  const [isDrawn, setDrawn] = useStore('preview.drawer', false);
  const isOpen = isOffered && (isWide ? isShown : isDrawn);
  const set = isWide ? setShown : setDrawn;
  return {
    isOpen,
    isBeside: isWide && isOpen,
    toggle: () => set(!isOpen),
    close: () => set(false),
  };
}
