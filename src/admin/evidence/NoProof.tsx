import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isBare } from '#src/admin/checks/depositChecks.ts';
import { copy as conversationCopy } from '#src/admin/conversation/copy.ts';
import { copy as factsCopy } from '#src/admin/facts/copy.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { CopyableText } from '#src/admin/shell/CopyableText.tsx';
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
    <Box sx={{ maxWidth: 400, p: 3, textAlign: 'center' }}>
      <ImageNotSupportedOutlined aria-hidden="true" sx={{ fontSize: 32, color: 'var(--faint)' }} />
      <Box sx={{ color: 'text.primary', fontWeight: 600, mt: 1 }}>{none}</Box>
      <Box sx={{ fontWeight: 400, mt: 0.5 }}>{status === 'pending' ? next : wasDecided}</Box>
      {txid && (
        <Box sx={{ mt: 1.5, fontWeight: 400, fontSize: '0.75rem' }}>
          <CopyableText text={txid} of={factsCopy.txid} />
        </Box>
      )}
      {mayAsk && (
        <Button variant="contained" onClick={() => pressControl(byShortcut('q'))} sx={{ mt: 2 }}>
          {conversationCopy.ask}
        </Button>
      )}
    </Box>
  );
}
