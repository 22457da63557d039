import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Chip from '@mui/material/Chip';
import { copy } from './copy.ts';

/** Marks a deposit whose proof or transaction id another deposit has as well (S-294). */
export function DuplicateChip({ duplicate }: { duplicate: boolean }) {
  if (!duplicate) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color="warning"
      icon={<ContentCopyOutlined />}
      label={copy.deposits.duplicate}
      title={copy.deposits.duplicateHint}
    />
  );
}
