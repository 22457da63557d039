import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';

export interface PreviewState {
  isOpen: boolean;
  /** Beside the list, else in a drawer over it. */
  isBeside: boolean;
  /** In a wide window it stays open from row to row and visit to visit. */
  isKept: boolean;
  toggle: () => void;
  close: () => void;
}

/** Whether the row under the cursor is previewed: in a wide window unless closed, else on demand. */
export function usePreview(isOffered: boolean): PreviewState {
  const isWide = useMediaQuery('(min-width: 1600px)', { noSsr: true });
  const hasPlace = useMediaQuery('(min-width: 1180px)', { noSsr: true });
  const [isShown, setShown] = useStore('preview.beside', true);
  const [isDrawn, setDrawn] = useStore('preview.drawer', false);
  const isOpen = isOffered && (isWide ? isShown : isDrawn);
  const set = isWide ? setShown : setDrawn;
  return {
    isOpen,
    isBeside: hasPlace && isOpen,
    isKept: isWide && isOpen,
    toggle: () => set(!isOpen),
    close: () => set(false),
  };
}
