import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import { hiddenLabelStyle } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';

/** The statement, or its signature. */
export type FileKind = 'pdf' | 'signature';

interface MonthFilesProps {
  /** Of the month. */
  name: string;
  hasSignature: boolean;
  isBusy: boolean;
  onSave: (kind: FileKind) => void;
}

/** The files of a closed month. */
export function MonthFiles({ name, hasSignature, isBusy, onSave }: MonthFilesProps) {
  return (
    <ListItem disablePadding sx={row}>
      <Button
        startIcon={<PictureAsPdfOutlined />}
        disabled={isBusy}
        onClick={() => onSave('pdf')}
        sx={file}
      >
        <Box component="span" sx={hiddenLabelStyle}>
          {copy.pdfOf}{' '}
        </Box>
        {name}
      </Button>
      {hasSignature && (
        <Button
          size="small"
          startIcon={<FileDownloadOutlined />}
          aria-label={copy.signatureOf(name)}
          disabled={isBusy}
          onClick={() => onSave('signature')}
          sx={signature}
        >
          {copy.signature}
        </Button>
      )}
    </ListItem>
  );
}

const row = { breakInside: 'avoid', borderBottom: 1, borderColor: 'divider' } as const;

const signature = {
  flex: 'none',
  minHeight: 44,
  ml: 'auto',
  px: 1,
  fontWeight: 500,
} as const;

const file = {
  minHeight: 44,
  ml: -1,
  px: 1,
  fontWeight: 500,
} as const;
