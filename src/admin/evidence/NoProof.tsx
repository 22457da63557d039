import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { copy } from './copy.ts';

/** The next check of a deposit without a proof. */
export function NoProof({ evidence }: { evidence: EvidenceRecord }) {
  const { status, txid } = evidence;
  const { none, compareTxid, nothingSent, wasDecided } = copy.proof;
  const next = txid ? compareTxid : nothingSent;
  return (
    <Box sx={frame}>
      <ImageNotSupportedOutlined aria-hidden="true" sx={{ fontSize: 24, color: 'var(--faint)' }} />
      <Box sx={{ flex: 1 }}>
        <Box sx={{ fontWeight: 600 }}>{none}</Box>
        <Box sx={{ color: 'text.secondary' }}>{status === 'pending' ? next : wasDecided}</Box>
      </Box>
    </Box>
  );
}

const frame = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, tablet: 2.5 },
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'var(--sunken)',
} as const;
