import Button from '@mui/material/Button';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';

interface PasteButtonProps {
  onPaste: (text: string) => void;
}

/** Fills an empty field from the clipboard, in browsers that let a page read it. */
export function PasteButton({ onPaste }: PasteButtonProps) {
  const toasts = useToasts();
  // Missing outside a secure context, although its type has it.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard?.readText) return null;
  const paste = async () => {
    try {
      onPaste((await clipboard.readText()).trim());
    } catch {
      toasts.error(copy.paste.refused);
    }
  };
  return (
    <Button
      size="small"
      variant="tonal"
      aria-label={copy.paste.label}
      onClick={() => void paste()}
      sx={{ flex: 'none', my: -1 }}
    >
      {copy.paste.button}
    </Button>
  );
}
