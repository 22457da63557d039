import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { copy } from '#src/shared/copy.ts';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { type DrawnPdf, drawPdf } from './pdfPages.ts';

/** A PDF receipt, drawn on canvases: its scripts and links stay inactive. */
export function ReceiptPdf({ file }: { file: Blob }) {
  const [pdf, setPdf] = useState<DrawnPdf>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    drawPdf(file, controller.signal).then(
      (read) => !controller.signal.aborted && setPdf(read),
      () => !controller.signal.aborted && setIsUnreadable(true),
    );
    return () => controller.abort();
  }, [file]);
  if (isUnreadable) return <Alert severity="warning">{copy.receipt.unreadable}</Alert>;
  if (!pdf) return <Loading />;
  const { drawn, pages } = pdf;
  return (
    <Stack spacing={2}>
      {drawn.map(({ number, canvas }) => (
        <Page key={number} canvas={canvas} label={copy.receipt.page(number, pages)} />
      ))}
      {pages > drawn.length && (
        <Typography color="text.secondary">
          {copy.receipt.morePages(drawn.length, pages)}
        </Typography>
      )}
    </Stack>
  );
}

function Page({ canvas, label }: { canvas: HTMLCanvasElement; label: string }) {
  const insert = (frame: HTMLDivElement | null) => frame?.replaceChildren(canvas);
  return (
    <Box
      ref={insert}
      role="img"
      aria-label={label}
      sx={{
        '& canvas': { width: '100%', height: 'auto', display: 'block' },
        border: 1,
        borderColor: 'divider',
      }}
    />
  );
}
