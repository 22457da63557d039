import { useState } from 'react';
import { CommandDialog } from '#src/admin/shell/CommandDialog.tsx';
import { copy } from './copy.ts';
import { FeeRateField } from './FeeRateField.tsx';
import { payoutCommands } from './payoutCommands.ts';
import { useNewPayout } from './useNewPayout.ts';
import { usePayoutNeeds } from './usePayouts.ts';

/** Makes a replacement with a higher fee, and leads to it. */
export function RaiseFee({ id }: { id: string }) {
  const needs = usePayoutNeeds();
  const [feeRate, setFeeRate] = useState('');
  const command = useNewPayout(payoutCommands.replace);
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
