import Chip from '@mui/material/Chip';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { copy } from './copy.ts';

export function PayoutMarks({ withdrawal }: { withdrawal: WithdrawalRecord }) {
  const { blockedBy, payingBy } = withdrawal;
  return (
    <>
      {payingBy && (
        <Chip
          size="small"
          variant="outlined"
          color="info"
          label={copy.payingBy(payingBy.fullName)}
          title={copy.payingBy(payingBy.fullName)}
          sx={{ maxWidth: 190 }}
        />
      )}
      {blockedBy && (
        <Chip
          size="small"
          variant="outlined"
          color="error"
          label={copy.blocks[blockedBy]}
          title={payoutBlockMessages[blockedBy]}
        />
      )}
    </>
  );
}
