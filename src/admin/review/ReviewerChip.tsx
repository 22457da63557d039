import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { Review } from '#contract/reviews.ts';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { copy } from './copy.ts';

export function ReviewerChip({ review }: { review: Review | null }) {
  if (!review) return null;
  return (
    <StateChip
      color="info"
      icon={<VisibilityOutlined />}
      label={copy.reviewing(review.fullName)}
      title={copy.reviewing(review.fullName)}
      sx={{ maxWidth: 170 }}
    />
  );
}
