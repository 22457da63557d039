import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import { copy as rowCopy } from '#src/investor/transactions/copy.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { copy } from './copy.ts';

interface DrawerHeadProps {
  row: TransactionInCents;
  /** Of the heading, which names the dialog. */
  titleId: string;
  previous: TransactionInCents | undefined;
  next: TransactionInCents | undefined;
  onSelect: (row: TransactionInCents) => void;
  onClose: () => void;
}

/** The kind and reference of a row, and the ways to its neighbours and out. */
export function DrawerHead(props: DrawerHeadProps) {
  const { row, titleId, previous, next, onSelect, onClose } = props;
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
        {rowCopy.kinds[row.kind]}{' '}
        <Box
          component="span"
          sx={{ fontFamily: fonts.mono, fontWeight: 400, fontSize: '0.875rem' }}
        >
          {reference(row._id)}
        </Box>
      </Typography>
      <StepButton label={copy.previous} to={previous} onSelect={onSelect}>
        <KeyboardArrowUp />
      </StepButton>
      <StepButton label={copy.next} to={next} onSelect={onSelect}>
        <KeyboardArrowDown />
      </StepButton>
      <IconButton aria-label={sharedCopy.close} onClick={onClose}>
        <Close />
      </IconButton>
    </Box>
  );
}

interface StepButtonProps extends Pick<DrawerHeadProps, 'onSelect'> {
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
