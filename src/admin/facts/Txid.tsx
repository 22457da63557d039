import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { explorerUrl } from '#contract/coin.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { copy } from './copy.ts';
import { FullId } from './FullId.tsx';
import { isCopied } from './isCopied.ts';

/** The transaction id to compare, with its page at a block explorer. */
export function Txid({ evidence }: { evidence: EvidenceRecord }) {
  const { coin, txid } = evidence;
  if (!txid) return copy.noTxid;
  return (
    <>
      <FullId id={txid} of={copy.txid}>
        <IconButton
          href={explorerUrl(coin, txid)}
          target="_blank"
          rel="noreferrer"
          aria-label={copy.explorer}
          title={copy.explorer}
        >
          <OpenInNew />
        </IconButton>
      </FullId>
      {isCopied(evidence, 'txid') && (
        <Box sx={{ color: 'error.main', fontWeight: 600, pb: 0.5 }}>{copy.usedTwice}</Box>
      )}
    </>
  );
}
