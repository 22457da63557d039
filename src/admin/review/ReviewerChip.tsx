import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Chip from '@mui/material/Chip';
import type { Review } from '#contract/reviews.ts';
import { copy } from './copy.ts';

/** Marks a row that somebody reads just now. */
export function ReviewerChip({ claim }: { claim: Review | null }) {
  if (!claim) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color="info"
      icon={<VisibilityOutlined />}
      label={copy.reviewing(claim.fullName)}
      title={copy.reviewing(claim.fullName)}
      sx={{ maxWidth: 170 }}
    />
  );
}
