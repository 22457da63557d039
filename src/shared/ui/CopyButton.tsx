import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { copy } from '#src/shared/copy.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';

interface CopyButtonProps {
  text: string;
  /** What the text is: completes the button's name. */
  of: string;
}

/** Copies a text and says so; where the browser refuses, it says that instead (S-232). */
export function CopyButton({ text, of }: CopyButtonProps) {
  const toasts = useToasts();
  const label = copy.clipboard.copy(of);
  const write = () =>
    navigator.clipboard.writeText(text).then(
      () => toasts.said(copy.clipboard.copied),
      () => toasts.failed(copy.clipboard.refused),
    );
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={write}>
      <ContentCopyOutlined fontSize="small" />
    </IconButton>
  );
}
