import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { copy } from '#src/shared/copy.ts';
import { useCopy } from './useCopy.ts';

interface CopyButtonProps {
  text: string;
  /** What the text is: completes the button's name. */
  of: string;
  /** Where the text is shown; it is selected when the browser refuses to copy. */
  shown?: () => Node | null;
}

/** Copies a text and says so; where the browser refuses, it says that instead (S-232). */
export function CopyButton({ text, of, shown }: CopyButtonProps) {
  const copyText = useCopy();
  const label = copy.clipboard.copy(of);
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      onClick={() => void copyText(text, shown?.())}
    >
      <ContentCopyOutlined fontSize="small" />
    </IconButton>
  );
}
