import ImageOutlined from '@mui/icons-material/ImageOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import type { DepositRow } from '#src/admin/provider/records.ts';
import { copy } from './copy.ts';

const names: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'image/gif': 'GIF',
};

/** The kind of the proof; it is looked at in the preview and on the record. */
export function ProofMark({ deposit: { image, proofType } }: { deposit: DepositRow }) {
  if (!image) {
    return (
      <Box component="span" sx={{ color: 'var(--faint)' }}>
        {copy.deposits.noReceipt}
      </Box>
    );
  }
  const Icon = proofType === 'application/pdf' ? InsertDriveFileOutlined : ImageOutlined;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        verticalAlign: 'middle',
        gap: 0.625,
        color: 'text.secondary',
      }}
    >
      <Icon sx={{ fontSize: 14, color: 'var(--faint)' }} />
      {names[proofType ?? ''] ?? copy.deposits.proof}
    </Box>
  );
}
