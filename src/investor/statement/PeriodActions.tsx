import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useConnection } from '#src/shared/connection/useConnection.ts';
import { copy } from './copy.ts';

interface PeriodActionsProps {
  isBusy: boolean;
  /** The statement is on the page, so that it can be printed. */
  isShown: boolean;
  onShow: () => void;
  onSave: (kind: 'pdf' | 'csv') => void;
}

/** Shows a statement, and below or beside it the ways to keep it. */
export function PeriodActions({ isBusy, isShown, onShow, onSave }: PeriodActionsProps) {
  const { lost } = useConnection();
  return (
    <>
      <Button
        variant="contained"
        startIcon={<DescriptionOutlined />}
        disabled={lost !== undefined}
        onClick={onShow}
        sx={{ gridColumn: '1 / -1' }}
      >
        {copy.show}
      </Button>
      <Box sx={files}>
        <Button
          {...file}
          startIcon={<PictureAsPdfOutlined />}
          disabled={isBusy}
          onClick={() => onSave('pdf')}
        >
          <Download />
          {copy.pdf}
        </Button>
        <Button
          {...file}
          startIcon={<FileDownloadOutlined />}
          disabled={isBusy}
          onClick={() => onSave('csv')}
        >
          <Download />
          {copy.csv}
        </Button>
        {isShown && (
          <Button {...file} startIcon={<PrintOutlined />} onClick={() => window.print()}>
            {copy.print}
          </Button>
        )}
      </Box>
    </>
  );
}

/** A phone has no place for the word, only a screen reader gets it. */
const Download = () => (
  <Box
    component="span"
    sx={{
      position: { xs: 'absolute', tablet: 'static' },
      clipPath: { xs: 'inset(50%)', tablet: 'none' },
    }}
  >
    {copy.download}&nbsp;
  </Box>
);

const file = {
  variant: 'outlined',
  color: 'inherit',
  sx: { px: { xs: 1, tablet: 2 }, whiteSpace: 'nowrap' },
} as const;

// Equal parts of a phone's width, whether there are two or three.
const files = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: '1fr', tablet: 'auto' },
  gap: { xs: 1, tablet: 1.5 },
} as const;
