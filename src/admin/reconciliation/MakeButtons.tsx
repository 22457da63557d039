import Button from '@mui/material/Button';
import { coins } from '#contract/coin.ts';
import { useChainStates } from '#src/admin/chain/useChainStates.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { useCommand } from '#src/admin/provider/useCommand.ts';
import { copy } from './copy.ts';

/** A button for each coin with a node that reconciles it now. */
export function MakeButtons() {
  const mayAudit = useMay('audit');
  const { data: states } = useChainStates();
  const { run, isPending } = useCommand(commands.makeReconciliation, { invalidates: [] });
  if (!mayAudit) return null;
  const connected = coins.filter((coin) =>
    states?.some((each) => each.coin === coin && each.state !== 'off'),
  );
  return connected.map((coin) => (
    <Button
      key={coin}
      size="small"
      variant="outlined"
      disabled={isPending}
      onClick={() => run({ coin })}
    >
      {copy.now(coin)}
    </Button>
  ));
}
