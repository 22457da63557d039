import { copy } from '#src/shared/copy.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';

/** Copies a text, or selects its element if the browser refuses. */
export function useCopy(): (text: string, element?: Node | null) => Promise<void> {
  const toasts = useToasts();
  return async (text, element) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(copy.clipboard.copied);
    } catch {
      // Refused, or missing outside a secure context: the user can still press Ctrl+C.
      if (element) window.getSelection()?.selectAllChildren(element);
      toasts.error(copy.clipboard.refused);
    }
  };
}
