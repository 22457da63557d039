import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Chip from '@mui/material/Chip';
import type { Overview } from '#contract/overview.ts';
import { moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

export function LedgerStatus({ checkedAt, problem }: Overview['invariants']) {
  if (checkedAt === null) {
    return (
      <Chip size="small" variant="outlined" icon={<ScheduleOutlined />} label={copy.unchecked} />
    );
  }
  if (problem !== null) {
    return (
      <Chip size="small" color="error" icon={<ErrorOutlined />} label={copy.broken(problem)} />
    );
  }
  return (
    <Chip
      size="small"
      variant="outlined"
      color="success"
      icon={<CheckCircleOutlined />}
      label={copy.agrees}
      title={copy.checked(moment(checkedAt))}
    />
  );
}
