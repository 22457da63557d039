import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { DepositDetail } from '#contract/deposits.ts';
import { ConversationPanel } from '#src/investor/conversation/ConversationPanel.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { AttachProof } from './AttachProof.tsx';
import { copy } from './copy.ts';

/** The next events of a deposit, and the messages about it. */
export function DepositHelp({ deposit }: { deposit: DepositDetail }) {
  const status = deposit.reversedAt ? 'reversed' : deposit.status;
  return (
    <>
      <Panel title={copy.next[status].title}>
        {copy.next[status].lines.map(([first, rest]) => (
          <Box key={first} component="p" sx={{ m: 0, '& + p': { mt: 1 } }}>
            <Strong>{first}</Strong> {rest}
          </Box>
        ))}
        {status === 'confirmed' && (
          <Box sx={{ mt: 1.5 }}>
            <Link component={RouterLink} to="/user/withdraw">
              {copy.withdraw}
            </Link>
          </Box>
        )}
      </Panel>
      <ConversationPanel
        kind="deposit"
        item={deposit}
        attach={
          status === 'pending'
            ? (onAdded) => <AttachProof deposit={deposit} onAdded={onAdded} />
            : undefined
        }
      />
    </>
  );
}

function Strong({ children }: { children: string }) {
  return (
    <Box component="strong" sx={{ fontWeight: 600 }}>
      {children}
    </Box>
  );
}
