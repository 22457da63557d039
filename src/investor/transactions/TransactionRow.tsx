import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import { RowStatus } from '#src/investor/conversation/RowStatus.tsx';
import type { RowActions } from '#src/investor/transactionDetail/RowDetails.tsx';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { AmountText, isVoid, QuotedText } from './AmountText.tsx';
import { copy } from './copy.ts';
import { ModeText } from './ModeLogo.tsx';
import { ReferenceButton } from './ReferenceButton.tsx';
import { balanceCell } from './tableStyles.ts';

interface TransactionRowProps {
  row: TransactionInCents;
  at: string;
  actions: RowActions;
  /** The row is one of a sequence of balances. */
  hasBalance: boolean;
}

export function TransactionRow({ row, at, actions, hasBalance }: TransactionRowProps) {
  const { openId, openDetails, openReceipt } = actions;
  const open = () => openDetails(row);
  return (
    <TableRow hover selected={row._id === openId} onClick={open} sx={{ cursor: 'pointer' }}>
      <TableCell>
        <ReferenceButton row={row} onOpen={open} />
      </TableCell>
      <TableCell>
        <ModeText kind={row.kind} mode={row.mode} />
      </TableCell>
      <TableCell align="right">
        <AmountText row={row} />
        <Box sx={{ lineHeight: '16px' }}>
          <QuotedText row={row} />
        </Box>
      </TableCell>
      <TableCell>
        <RowStatus row={row} />
      </TableCell>
      <TableCell>
        <Moment at={at} short />
      </TableCell>
      <TableCell>
        <ReceiptCell row={row} onOpen={() => openReceipt(row)} />
      </TableCell>
      {hasBalance && (
        <TableCell align="right" sx={balanceCell}>
          <Balance row={row} />
        </TableCell>
      )}
    </TableRow>
  );
}

function Balance({ row }: { row: TransactionInCents }) {
  if (row.balanceAfterCents !== null) return <Money cents={row.balanceAfterCents} />;
  if (!isVoid(row)) return null;
  return (
    <Box component="span" sx={{ color: 'var(--faint)' }}>
      {copy.noChange}
    </Box>
  );
}

interface ReceiptCellProps {
  row: TransactionInCents;
  onOpen: () => void;
}

/** A button that opens the receipt of a deposit, if it has one. */
function ReceiptCell({ row, onOpen }: ReceiptCellProps) {
  if (row.image) {
    return (
      <Link
        component="button"
        type="button"
        aria-label={copy.viewReceipt(reference(row._id))}
        onClick={(event) => {
          // The row around it opens the details.
          event.stopPropagation();
          onOpen();
        }}
        sx={{ fontSize: '0.875rem', lineHeight: '44px', minWidth: 44, textAlign: 'left' }}
      >
        {copy.view}
      </Link>
    );
  }
  if (row.kind !== 'deposit') return null;
  return (
    <Box component="span" sx={{ fontSize: '0.75rem', color: 'var(--faint)', whiteSpace: 'nowrap' }}>
      {copy.noProof}
    </Box>
  );
}
