import { copy } from '#src/shared/copy.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';

/** Copies a text, or selects it in the page where the browser refuses (S-207, S-213). */
export function useCopy(): (text: string, shown?: Node | null) => Promise<void> {
  const toasts = useToasts();
  return async (text, shown) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.said(copy.clipboard.copied);
    } catch {
      // Refused, or absent outside secure contexts: the reader's own copy command still works.
      if (shown) window.getSelection()?.selectAllChildren(shown);
      toasts.failed(copy.clipboard.refused);
    }
  };
}
