import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Chip from '@mui/material/Chip';
import { copy } from './copy.ts';

/** Marks a deposit whose receipt or transaction id another deposit has too. */
export function DuplicateChip({ isDuplicate }: { isDuplicate: boolean }) {
  if (!isDuplicate) return null;
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
