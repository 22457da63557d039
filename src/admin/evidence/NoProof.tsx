import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isBare } from '#src/admin/checks/depositChecks.ts';
import { copy as conversationCopy } from '#src/admin/conversation/copy.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { byShortcut, pressControl } from '#src/admin/shell/isShortcut.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';

/** The next check of a deposit without a proof. */
export function NoProof({ evidence }: { evidence: EvidenceRecord }) {
  const { status, txid, user, messages } = evidence;
  const { none, compareTxid, nothingSent, wasDecided } = copy.proof;
  const next = txid ? compareTxid : nothingSent;
  const isOwn = useSession().user?._id === user.id;
  const mayAsk = status === 'pending' && isBare(evidence) && messages === 0 && !isOwn;
  return (
    <Box sx={frame}>
      <ImageNotSupportedOutlined aria-hidden="true" sx={{ fontSize: 24, color: 'var(--faint)' }} />
      <Box sx={{ flex: '1 1 200px' }}>
        <Box sx={{ fontWeight: 600 }}>{none}</Box>
        <Box sx={{ color: 'text.secondary' }}>{status === 'pending' ? next : wasDecided}</Box>
      </Box>
      {mayAsk && (
        <Button variant="contained" onClick={() => pressControl(byShortcut('q'))}>
          {conversationCopy.ask}
        </Button>
      )}
    </Box>
  );
}

const frame = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, tablet: 2.5 },
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'var(--sunken)',
} as const;
