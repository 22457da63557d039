import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactions.ts';
import { messagesPath, recordPath } from '#src/investor/conversation/recordPath.ts';
import { useSupport } from '#src/investor/help/useSupport.ts';
import { WriteLink } from '#src/investor/help/WriteLink.tsx';
import { copy } from '#src/investor/transactions/copy.ts';
import { CancelButton } from '#src/investor/withdrawalList/CancelButton.tsx';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { AdjustmentDetail } from './AdjustmentDetail.tsx';
import { DepositDetail } from './DepositDetail.tsx';
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
      <DrawerHead {...props} />
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
      <Foot row={row} />
    </Drawer>
  );
}

/** An adjustment and a reversal have no page and no messages. */
const hasPage = ({ kind }: TransactionInCents) => kind === 'deposit' || kind === 'withdrawal';

/** Where to ask about a row: in its messages, else at support if there is one. */
function Question({ row }: { row: TransactionInCents }) {
  const support = useSupport();
  if (!hasPage(row) && !support) return null;
  return (
    <>
      {copy.detail.question}{' '}
      {hasPage(row) ? (
        <MuiLink component={Link} to={messagesPath(row)}>
          {copy.detail.writeHere}
        </MuiLink>
      ) : (
        <WriteLink subject={`${copy.kinds[row.kind]} ${reference(row._id)}`} />
      )}
    </>
  );
}

/** The next step of a row: its page, or its end. */
function Foot({ row }: { row: TransactionInCents }) {
  if (!hasPage(row)) return null;
  return (
    <Box sx={foot}>
      <Button
        variant="outlined"
        component={Link}
        to={recordPath(row)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {row.kind === 'deposit' ? copy.detail.page : copy.detail.withdrawalPage}
      </Button>
      {row.kind === 'withdrawal' && row.status === 'requested' && (
        <CancelButton id={row._id} amountCents={-row.amountCents} variant="outlined" />
      )}
    </Box>
  );
}

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  px: { xs: 2, tablet: 3 },
  pt: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
} as const;

function DrawerHead({ row, previous, next, onSelect, onClose }: TransactionDrawerProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 64,
        pl: { xs: 2, tablet: 3 },
        pr: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="h2" id={titleId} aria-live="polite" sx={{ mr: 'auto' }}>
        {copy.kinds[row.kind]}{' '}
        <Box
          component="span"
          sx={{ fontFamily: fonts.mono, fontWeight: 400, fontSize: '0.875rem' }}
        >
          {reference(row._id)}
        </Box>
      </Typography>
      <StepButton label={copy.detail.previous} to={previous} onSelect={onSelect}>
        <KeyboardArrowUp />
      </StepButton>
      <StepButton label={copy.detail.next} to={next} onSelect={onSelect}>
        <KeyboardArrowDown />
      </StepButton>
      <IconButton aria-label={sharedCopy.close} onClick={onClose}>
        <Close />
      </IconButton>
    </Box>
  );
}

interface StepButtonProps extends Pick<TransactionDrawerProps, 'onSelect'> {
  label: string;
  to: TransactionInCents | undefined;
  children: ReactNode;
}

/** Stays focusable at the end of the list: a button that is disabled loses the focus. */
function StepButton({ label, to, onSelect, children }: StepButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={!to}
      onClick={() => to && onSelect(to)}
      sx={{ '&[aria-disabled="true"]': { opacity: 0.4 } }}
    >
      {children}
    </IconButton>
  );
}
