import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { reference } from '#contract/reference.ts';
import { statements } from '#contract/statements.ts';
import { useDownload } from '#src/investor/statement/useDownload.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from './copy.ts';

interface PdfButtonProps {
  kind: 'deposit' | 'withdrawal';
  id: string;
}

/** Saves a deposit or a withdrawal as a file, as it is now. */
export function PdfButton({ kind, id }: PdfButtonProps) {
  const { isBusy, error, download } = useDownload();
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PictureAsPdfOutlined />}
        disabled={isBusy}
        onClick={() =>
          void download(`${kind}-${reference(id).slice(1)}.pdf`, () =>
            send(statements[kind], { params: { id } }),
          )
        }
      >
        {copy.pdf}
      </Button>
      <ErrorAlert id={`no-file-${id}`} error={error} />
    </>
  );
}
