import OpenInFull from '@mui/icons-material/OpenInFull';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { EvidenceRecord } from '#src/admin/provider/records.ts';
import { CopyableText } from '#src/admin/shell/CopyableText.tsx';
import { FactList } from '#src/admin/shell/FactList.tsx';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { ReceiptViewer } from '#src/shared/receipt/ReceiptViewer.tsx';
import { copy } from './copy.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { ReceiptZoom } from './ReceiptZoom.tsx';

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} kB`;

export function ReceiptPanel({ evidence: { id, proof, image } }: { evidence: EvidenceRecord }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel title={copy.evidence.proof}>
      {proof && image ? (
        <Stack spacing={2}>
          <ReceiptViewer path={image} frame={(drawn) => <ReceiptZoom>{drawn}</ReceiptZoom>} />
          <Button
            startIcon={<OpenInFull />}
            aria-keyshortcuts="o"
            onClick={() => setOpen(true)}
            sx={{ alignSelf: 'flex-start' }}
          >
            {copy.proof.open}
          </Button>
          <FactList
            facts={[
              [copy.evidence.file, copy.evidence.fileOf(proof.type, kilobytes(proof.size))],
              [
                copy.evidence.sha256,
                <CopyableText key="hash" text={proof.sha256} of={copy.evidence.sha256} />,
              ],
            ]}
          />
          {open && <ReceiptDialog depositId={id} path={image} close={() => setOpen(false)} />}
        </Stack>
      ) : (
        <Typography color="text.secondary">{copy.evidence.noProof}</Typography>
      )}
    </Panel>
  );
}
