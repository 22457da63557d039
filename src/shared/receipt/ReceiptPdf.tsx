import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { copy } from '#src/shared/copy.ts';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { type DrawnPdf, drawPdf } from './pdfPages.ts';

/** A receipt that is a PDF, drawn on canvases: its own scripts and links stay asleep (S-298). */
export function ReceiptPdf({ file }: { file: Blob }) {
  const [pdf, setPdf] = useState<DrawnPdf>();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    drawPdf(file, leaving.signal).then(
      (read) => !leaving.signal.aborted && setPdf(read),
      () => !leaving.signal.aborted && setBroken(true),
    );
    return () => leaving.abort();
  }, [file]);
  if (broken) return <Alert severity="warning">{copy.receipt.unreadable}</Alert>;
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
  const hold = (place: HTMLDivElement | null) => place?.replaceChildren(canvas);
  return (
    <Box
      ref={hold}
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
