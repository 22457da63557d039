import { useEffect, useRef } from 'react';
import type { Payment } from './usePayment.ts';

/** Starts with the transaction id when the button of the bar is armed. */
export function useFocusWhenArmed({ setFocus }: Payment['form'], isArmed: boolean) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isArmed && !element.current?.contains(document.activeElement)) setFocus('txid');
  }, [isArmed, setFocus]);
  return element;
}
