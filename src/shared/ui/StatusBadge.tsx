import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Chip, { type ChipProps } from '@mui/material/Chip';
import type { ReactElement } from 'react';
import type { Transaction } from '#contract/transactionRecord.ts';

/** A quote without a deposit waits for payment or proof, or has ended. */
type QuoteStatus = 'awaiting payment' | 'not submitted' | 'quote ended';

/** A record that we asked about waits for the investor. */
export type Status = Transaction['status'] | QuoteStatus | 'waits for you' | 'reversed';

interface Look {
  color: NonNullable<ChipProps['color']>;
  soft: string;
  icon: ReactElement;
}

const amber: Look = {
  color: 'warning',
  soft: 'var(--warning-soft)',
  icon: <ScheduleOutlined key="icon" />,
};
const green: Look = {
  color: 'success',
  soft: 'var(--success-soft)',
  icon: <CheckOutlined key="icon" />,
};
const red: Look = { color: 'error', soft: 'var(--error-soft)', icon: <CloseOutlined key="icon" /> };
const grey: Look = { color: 'default', soft: 'var(--sunken)', icon: <RemoveOutlined key="icon" /> };
const blue: Look = {
  color: 'primary',
  soft: 'var(--primary-soft)',
  icon: <ScheduleOutlined key="icon" />,
};

const looks: Record<Status, Look> = {
  'awaiting payment': blue,
  'not submitted': amber,
  'quote ended': grey,
  'waits for you': blue,
  pending: amber,
  requested: amber,
  approved: { ...blue, icon: <DoneAllOutlined key="icon" /> },
  confirmed: green,
  paid: green,
  declined: red,
  cancelled: grey,
  reversed: grey,
};

interface StatusBadgeProps {
  status: Status;
  /** Without the ground, for narrow rows. */
  plain?: boolean;
}

/** A status as text, icon and colour: colour must not be the only sign. */
export function StatusBadge({ status, plain = false }: StatusBadgeProps) {
  const { color, soft, icon } = looks[status];
  return (
    <Chip
      size="small"
      icon={icon}
      label={status}
      data-status={status}
      sx={{
        height: 24,
        fontWeight: 550,
        fontSize: '0.75rem',
        bgcolor: plain ? 'transparent' : soft,
        color: color === 'default' ? 'text.secondary' : `${color}.main`,
        '& .MuiChip-label': { display: 'inline-block', ...(plain && { pr: 0 }) },
        '& .MuiChip-label::first-letter': { textTransform: 'uppercase' },
        '& .MuiChip-icon': { fontSize: 14, color: 'inherit' },
      }}
    />
  );
}
