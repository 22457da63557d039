import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { deposits } from '#contract/deposits.ts';
import { send } from '#src/shared/api/send.ts';
import { copy } from '#src/shared/copy.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { useBlobAddress } from './useBlobAddress.ts';

// Lazy: pdf.js is large.
const ReceiptPdf = lazy(async () => ({ default: (await import('./ReceiptPdf.tsx')).ReceiptPdf }));

interface ReceiptViewerProps {
  /** A deposit's `image`: the receipt's path under {host}. */
  path: string;
  /** Wraps the receipt, for instance in controls that zoom it. */
  frame?: (receipt: ReactNode) => ReactNode;
}

const unframed = (receipt: ReactNode) => receipt;

const idOf = (path: string): string => path.split('/').at(-1) ?? '';

export function ReceiptViewer({ path, frame = unframed }: ReceiptViewerProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['receipt', path],
    queryFn: ({ signal }) => send(deposits.receipt, { params: { id: idOf(path) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Loading />;
  return (
    <Stack spacing={2}>
      {frame(
        data.type === 'application/pdf' ? (
          <Suspense fallback={<Loading />}>
            <ReceiptPdf file={data} />
          </Suspense>
        ) : (
          <ReceiptPicture file={data} />
        ),
      )}
      <SaveButton file={data} name={`receipt-${idOf(path).slice(-10)}`} />
    </Stack>
  );
}

const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
};

function SaveButton({ file, name }: { file: Blob; name: string }) {
  const address = useBlobAddress(file);
  const extension = extensions[file.type] ?? 'bin';
  if (!address) return null;
  return (
    <Button
      variant="outlined"
      href={address}
      download={`${name}.${extension}`}
      sx={{ alignSelf: 'flex-start' }}
    >
      {copy.receipt.save}
    </Button>
  );
}

function ReceiptPicture({ file }: { file: Blob }) {
  const address = useBlobAddress(file);
  const [isUnreadable, setIsUnreadable] = useState(false);
  if (isUnreadable) return <Alert severity="warning">{copy.receipt.unreadable}</Alert>;
  if (!address) return null;
  return (
    <Box
      component="img"
      src={address}
      alt={copy.receipt.picture}
      onError={() => setIsUnreadable(true)}
      sx={{
        maxWidth: '100%',
        maxHeight: '75vh',
        objectFit: 'contain',
        alignSelf: 'flex-start',
        borderRadius: 1,
      }}
    />
  );
}
