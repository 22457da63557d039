import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Chip, { type ChipProps } from '@mui/material/Chip';
import type { ReactElement } from 'react';
import type { Transaction } from '#contract/transactions.ts';

export type Status = Transaction['status'];

type Look = readonly [color: NonNullable<ChipProps['color']>, icon: ReactElement];

const yellow: Look = ['warning', <ScheduleOutlined key="icon" />];
const green: Look = ['success', <CheckCircleOutlined key="icon" />];
const red: Look = ['error', <CancelOutlined key="icon" />];
const grey: Look = ['default', <RemoveCircleOutline key="icon" />];

const looks: Record<Status, Look> = {
  pending: yellow,
  requested: yellow,
  approved: yellow,
  confirmed: green,
  paid: green,
  declined: red,
  cancelled: grey,
};

/** A status as text, icon and colour: colour must not be the only sign. */
export function StatusBadge({ status }: { status: Status }) {
  const [color, icon] = looks[status];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={icon}
      label={status}
      data-status={status}
      sx={{ fontWeight: 600, textTransform: 'capitalize' }}
    />
  );
}
