import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useState } from 'react';
import { copy } from '#src/admin/copy.ts';
import type { ExportOf } from './exportOf.ts';

const ExportDialog = lazy(async () => ({
  default: (await import('./ExportDialog.tsx')).ExportDialog,
}));

export function ExportButton({ exported }: { exported: ExportOf }) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button size="small" startIcon={<FileDownloadOutlined />} onClick={() => setOpen(true)}>
        {copy.export.button}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ExportDialog exported={exported} close={close} />
        </Suspense>
      )}
    </>
  );
}
