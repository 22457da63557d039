import Chip from '@mui/material/Chip';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import type { WithdrawalRecord } from '../provider/records.ts';
import { copy } from './copy.ts';

/** Chips for a withdrawal that cannot be paid now, or that a staff member is paying. */
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
