import Box from '@mui/material/Box';
import { type ChangeEvent, useState } from 'react';
import { formatDollars } from '#contract/money.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { decisionProblemId } from '#src/admin/record/DecisionForm.tsx';
import { rateText } from '#src/admin/sending/judge.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { useGroupedDollars } from '#src/shared/form/useGroupedDollars.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { centsOfCoins, coinsOfCents, creditRate } from './creditRate.ts';
import type { Confirmation } from './useConfirm.ts';

interface ReceivedFieldsProps extends Confirmation {
  evidence: EvidenceRecord;
}

const texts = copy.confirm;

/** The payment as received: coins, as the proof shows them, and the dollars that they are credited as. */
export function ReceivedFields({ evidence, form, cents, expectedCents }: ReceivedFieldsProps) {
  const { quote, coin } = evidence;
  const rateUsd = creditRate(evidence);
  const [typedCoins, setTypedCoins] = useState<string>();
  const field = fieldProps(form, 'amount', decisionProblemId);
  const grouped = useGroupedDollars(form.watch('amount') ?? '', field.onBlur);
  const coins = typedCoins ?? (cents === undefined ? '' : coinsOfCents(cents, evidence));
  const typeCoins = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setTypedCoins(target.value);
    const worthCents = centsOfCoins(target.value, evidence);
    const amount = worthCents === undefined ? '' : formatDollars(worthCents);
    form.setValue('amount', amount, { shouldDirty: true });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: rateUsd ? '1fr 1fr' : '1fr', gap: 1.25 }}>
      {rateUsd && (
        <TextField
          id="received-coins"
          label={texts.coins}
          value={coins}
          onChange={typeCoins}
          autoComplete="off"
          inputMode="decimal"
          endAdornment={<Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{coin}</Box>}
          helperText={
            quote && (coins === quote.coinAmount ? texts.fromQuote : texts.quoted(quote.coinAmount))
          }
          fullWidth
        />
      )}
      <TextField
        {...field}
        {...grouped}
        onChange={(event) => {
          setTypedCoins(undefined);
          return field.onChange(event);
        }}
        label={texts.amount}
        autoComplete="off"
        autoFocus={expectedCents === null}
        startAdornment={<span>$</span>}
        helperText={rateUsd && texts.atRate(rateText(rateUsd))}
        fullWidth
      />
    </Box>
  );
}
