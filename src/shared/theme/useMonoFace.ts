import { useEffect } from 'react';
import { fonts } from './tokens.ts';

/**
 * Loads the face of references and addresses before the first of them is drawn: a face that comes
 * later is used from the next page on.
 */
export function useMonoFace(): void {
  useEffect(() => {
    // Without it, or without a network, the font of the machine is shown.
    void document.fonts?.load(`1em ${fonts.mono}`).catch(() => undefined);
  }, []);
}
