import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import { type Cents, dollarsFrom, groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { CommandDialog } from '#src/admin/shell/CommandDialog.tsx';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { FeeRateField } from './FeeRateField.tsx';
import { payoutCommands } from './payoutCommands.ts';
import { useNewPayout } from './useNewPayout.ts';
import { useApproved } from './usePayouts.ts';

/** Chooses approved withdrawals, and leads to the new payout. */
export function MakePayout({ estimate }: { estimate: string | null }) {
  const { data, error } = useApproved();
  const free = data?.filter(({ payingBy, blockedBy }) => !payingBy && !blockedBy);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [feeRate, setFeeRate] = useState('');
  const [isMissing, setMissing] = useState(false);
  const command = useNewPayout(payoutCommands.make);
  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]));
  const picked = free?.filter(({ _id }) => chosen.includes(_id)) ?? [];
  return (
    <CommandDialog
      {...copy.make}
      command={command}
      invalid={error ? messageOf(error) : isMissing ? messages.chooseWithdrawals : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(chosen.length === 0);
        if (chosen.length === 0) return;
        command.run({
          ...{ coin: 'BTC', withdrawals: chosen.join(',') },
          ...(feeRate && { feeRate: Number(feeRate) }),
        });
      }}
    >
      {!free && !error && <Skeleton height={44} />}
      {free?.length === 0 && copy.make.none}
      <Stack>
        {free?.map(({ _id, user, amount }) => (
          <FormControlLabel
            key={_id}
            control={<Checkbox checked={chosen.includes(_id)} onChange={() => toggle(_id)} />}
            label={
              <>
                {user.fullName} <small>{reference(_id)}</small>
                <Money cents={dollarsFrom(amount)} />
              </>
            }
            sx={choice}
          />
        ))}
        <Box role="status" sx={{ pt: 1, color: 'text.secondary', textAlign: 'right' }}>
          {free && copy.make.chosen(picked.length, groupDollars(totalOf(picked)))}
        </Box>
      </Stack>
      <FeeRateField value={feeRate} estimate={estimate} onChange={setFeeRate} />
    </CommandDialog>
  );
}

const totalOf = (withdrawals: readonly { amount: number }[]): Cents =>
  withdrawals.reduce((sum, { amount }) => sum + dollarsFrom(amount), 0n);

const choice = {
  ml: -1.375,
  mr: 0,
  py: 0.25,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiFormControlLabel-label': { display: 'flex', alignItems: 'baseline', gap: 1, flex: 1 },
  '& small': { mr: 'auto', color: 'text.secondary' },
} as const;
