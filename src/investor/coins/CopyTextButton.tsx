import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useCopy } from '#src/shared/ui/useCopy.ts';
import { copy } from './copy.ts';

interface CopyTextButtonProps {
  label: string;
  text: string;
  /** The element with the text, which is selected if the browser refuses to copy. */
  element: RefObject<HTMLElement | null>;
  /** Shows "Copy" alone: on a phone, or always. */
  short?: 'phone' | 'always';
}

/** Copies a text, with a label in words. */
export function CopyTextButton({ label, text, element, short }: CopyTextButtonProps) {
  const copyText = useCopy();
  return (
    <Button
      variant={short === 'always' ? 'text' : 'outlined'}
      color="inherit"
      size="small"
      aria-label={label}
      startIcon={<ContentCopyOutlined />}
      onClick={() => void copyText(text, element.current)}
      sx={{ flexShrink: 0 }}
    >
      {short === undefined && label}
      {short === 'always' && copy.copy}
      {short === 'phone' && (
        <>
          <Box component="span" sx={{ display: { tablet: 'none' } }}>
            {copy.copy}
          </Box>
          <Box component="span" sx={{ display: { xs: 'none', tablet: 'inline' } }}>
            {label}
          </Box>
        </>
      )}
    </Button>
  );
}
