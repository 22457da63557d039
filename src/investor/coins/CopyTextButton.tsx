import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useCopy } from '#src/shared/ui/useCopy.ts';

interface CopyTextButtonProps {
  label: string;
  text: string;
  /** The element with the text, which is selected if the browser refuses to copy. */
  element: RefObject<HTMLElement | null>;
}

/** Copies a text, with a label in words. */
export function CopyTextButton({ label, text, element }: CopyTextButtonProps) {
  const copyText = useCopy();
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="small"
      startIcon={<ContentCopyOutlined />}
      onClick={() => void copyText(text, element.current)}
      sx={{ flexShrink: 0 }}
    >
      {label}
    </Button>
  );
}
