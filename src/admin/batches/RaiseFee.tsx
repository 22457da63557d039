import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { resource, showPath } from '#contract/backOffice.ts';
import { CommandDialog } from '#src/admin/shell/CommandDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { copy } from './copy.ts';
import { FeeRateField } from './FeeRateField.tsx';
import { payoutCommands } from './payoutCommands.ts';
import { payoutsKey, usePayoutNeeds } from './usePayouts.ts';

/** Makes a replacement with a higher fee, and leads to it. */
export function RaiseFee({ id }: { id: string }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { data: needs } = usePayoutNeeds();
  const [feeRate, setFeeRate] = useState('');
  const replace: typeof payoutCommands.replace = async (input, once) => {
    const reply = await payoutCommands.replace(input, once);
    navigate(showPath('payouts', reply.data._id));
    return reply;
  };
  const command = useDialogCommand(replace, {
    invalidates: [resource.withdrawals],
    onDone: () => void cache.invalidateQueries({ queryKey: payoutsKey }),
  });
  return (
    <CommandDialog
      {...copy.replace}
      command={command}
      onSubmit={(event) => {
        event.preventDefault();
        command.run({ id, ...(feeRate && { feeRate: Number(feeRate) }) });
      }}
    >
      <FeeRateField value={feeRate} estimate={needs?.feeRate ?? null} onChange={setFeeRate} />
    </CommandDialog>
  );
}
