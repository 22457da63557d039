import { type FocusEvent, useEffect, useState } from 'react';
import { dollarsPattern, groupDecimal } from '#contract/money.ts';

/** The props of an amount field: thousands are in groups while it is not being edited. */
export function useGroupedDollars(
  value: string,
  onBlur?: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void,
) {
  const [isEdited, setIsEdited] = useState<boolean>();
  // Drawn once more: a form library writes its own text into a field that it gets.
  useEffect(() => setIsEdited((known) => known ?? false), []);
  return {
    value: isEdited === false && dollarsPattern.test(value) ? groupDecimal(value) : value,
    onFocus: () => setIsEdited(true),
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      onBlur?.(event);
      setIsEdited(false);
    },
  };
}
