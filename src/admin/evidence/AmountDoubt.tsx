import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { groupDollars } from '#contract/money.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { copy } from './copy.ts';
import type { Confirmation } from './useConfirm.ts';

interface AmountDoubtProps extends Confirmation {
  evidence: EvidenceRecord;
}

const texts = copy.confirm;

/** An amount far from the expected one is confirmed once more, or refused. */
export function AmountDoubt(props: AmountDoubtProps) {
  const { cents, expectedCents, verdict, isSure, setSure, evidence } = props;
  const { amountCents } = evidence;
  const dueCents = expectedCents ?? amountCents;
  if (cents === undefined || verdict === 'fits') return null;
  if (verdict === 'differs') {
    const difference = cents > dueCents ? cents - dueCents : dueCents - cents;
    const words = cents > dueCents ? texts.sureMore : texts.sureLess;
    return (
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isSure}
            onChange={({ target }) => setSure(target.checked)}
          />
        }
        label={words(groupDollars(cents), groupDollars(difference))}
        slotProps={{ typography: { fontSize: '0.8125rem', fontWeight: 600 } }}
        sx={{ my: -0.75 }}
      />
    );
  }
  return (
    <Alert severity="error" sx={dense}>
      {texts.tooLarge(groupDollars((amountCents * 12n) / 10n))}
    </Alert>
  );
}

const dense = {
  py: 0,
  px: 1.25,
  '& .MuiAlert-icon': { mr: 1 },
  '& .MuiAlert-message': { py: 0.75 },
};
