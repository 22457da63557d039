import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Suspense, useCallback, useState } from 'react';
import { copy } from '#src/admin/copy.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { useConnection } from '#src/shared/connection/useConnection.ts';
import { lazyPart } from '#src/shared/ui/lazyPart.tsx';
import type { ExportOf } from './exportOf.ts';

const ExportDialog = lazyPart(async () => (await import('./ExportDialog.tsx')).ExportDialog);

interface ExportButtonProps {
  exported: ExportOf;
  /** The chosen rows; without them the list as it is filtered. */
  ids?: readonly string[];
  isLabelled?: boolean;
}

export function ExportButton({ exported, ids, isLabelled = false }: ExportButtonProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const may = useMay(['audit', 'review']);
  const isOff = useConnection().lost !== undefined;
  const label = isOff ? copy.export.off : copy.export.button;
  if (!may) return null;
  return (
    <>
      {isLabelled ? (
        <Button
          size="small"
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          disabled={isOff}
          onClick={() => setOpen(true)}
        >
          {copy.export.button}
        </Button>
      ) : (
        // Off, it keeps its title, which a disabled button has not.
        <span title={label}>
          <IconButton
            size="small"
            aria-label={copy.export.button}
            disabled={isOff}
            onClick={() => setOpen(true)}
          >
            <FileDownloadOutlined fontSize="small" />
          </IconButton>
        </span>
      )}
      {open && (
        <Suspense fallback={null}>
          <ExportDialog exported={exported} {...(ids && { ids })} close={close} />
        </Suspense>
      )}
    </>
  );
}
