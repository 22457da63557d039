import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import { hasPage, messagesPath } from '#src/investor/conversation/recordPath.ts';
import { useSupport } from '#src/investor/help/useSupport.ts';
import { WriteLink } from '#src/investor/help/WriteLink.tsx';
import { copy as rowCopy } from '#src/investor/transactions/copy.ts';
import { AdjustmentDetail } from './AdjustmentDetail.tsx';
import { copy } from './copy.ts';
import { DepositDetail } from './DepositDetail.tsx';
import { DrawerFoot } from './DrawerFoot.tsx';
import { DrawerHead } from './DrawerHead.tsx';
import { ReversalLinks } from './ReversalLinks.tsx';
import { WithdrawalDetail } from './WithdrawalDetail.tsx';

interface TransactionDrawerProps {
  row: TransactionInCents;
  isOpen: boolean;
  previous: TransactionInCents | undefined;
  next: TransactionInCents | undefined;
  onSelect: (row: TransactionInCents) => void;
  onReceipt: () => void;
  onClose: () => void;
}

const titleId = 'transaction-title';

/** The details of a row beside the list, or over the whole screen of a phone. */
export function TransactionDrawer(props: TransactionDrawerProps) {
  const { row, isOpen, onClose, onReceipt } = props;
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      sx={{ zIndex: 'modal' }}
      slotProps={{
        backdrop: { sx: { bgcolor: 'rgb(14 21 48 / 20%)' } },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', tablet: 456 } },
        },
      }}
    >
      <DrawerHead {...props} titleId={titleId} />
      <Box
        // Another row starts at the top.
        key={row._id}
        sx={{ flexGrow: 1, overflowY: 'auto', px: { xs: 2, tablet: 3 }, py: 2.5 }}
      >
        {row.kind === 'deposit' && <DepositDetail row={row} onReceipt={onReceipt} />}
        {row.kind === 'withdrawal' && <WithdrawalDetail row={row} />}
        {!hasPage(row) && <AdjustmentDetail row={row} />}
        <ReversalLinks row={row} />
        <Box sx={{ mt: 2.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
          <Question row={row} />
        </Box>
      </Box>
      <DrawerFoot row={row} />
    </Drawer>
  );
}

/** Where to ask about a row: in its messages, else at support if there is one. */
function Question({ row }: { row: TransactionInCents }) {
  const support = useSupport();
  if (!hasPage(row) && !support) return null;
  return (
    <>
      {copy.question}{' '}
      {hasPage(row) ? (
        <MuiLink component={Link} to={messagesPath(row)}>
          {copy.writeHere}
        </MuiLink>
      ) : (
        <WriteLink subject={`${rowCopy.kinds[row.kind]} ${reference(row._id)}`} />
      )}
    </>
  );
}
