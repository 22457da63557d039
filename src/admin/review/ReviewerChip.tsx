import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Chip from '@mui/material/Chip';
import type { Review } from '#contract/reviews.ts';
import { copy } from './copy.ts';

export function ReviewerChip({ review }: { review: Review | null }) {
  if (!review) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color="info"
      icon={<VisibilityOutlined />}
      label={copy.reviewing(review.fullName)}
      title={copy.reviewing(review.fullName)}
      sx={{ maxWidth: 170 }}
    />
  );
}
