import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { copy } from '#src/shared/copy.ts';
import { useCopy } from './useCopy.ts';

interface CopyButtonProps {
  text: string;
  /** Completes the button's label: "Copy <name>". */
  name: string;
  /** The element with the text, which is selected if the browser refuses to copy. */
  element?: () => Node | null;
}

export function CopyButton({ text, name, element }: CopyButtonProps) {
  const copyText = useCopy();
  const label = copy.clipboard.copy(name);
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      onClick={() => void copyText(text, element?.())}
    >
      <ContentCopyOutlined fontSize="small" />
    </IconButton>
  );
}
