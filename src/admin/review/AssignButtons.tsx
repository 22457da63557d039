import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useListContext } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import { useConnection } from '#src/admin/overview/useConnection.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { useCommand } from '#src/admin/provider/useCommand.ts';
import { PopoverButton } from '#src/admin/shell/PopoverButton.tsx';
import { useSession } from '#src/shared/session/useSession.ts';
import { lazyPart } from '#src/shared/ui/lazyPart.tsx';
import { copy } from './copy.ts';

// Fetched on demand: few visits assign to a colleague.
const Colleagues = lazyPart(async () => (await import('./Colleagues.tsx')).Colleagues);

/** Gives the chosen deposits to a colleague. It decides nothing. */
export function AssignButtons() {
  const { selectedIds = [], onUnselectItems } = useListContext();
  const me = useSession().user?._id ?? '';
  const { run, isPending } = useCommand(commands.assignDeposits, {
    invalidates: [resource.deposits],
    onDone: () => onUnselectItems(),
  });
  const { lostAt } = useConnection();
  const isOff = isPending || lostAt !== undefined;
  const assign = (assignee: string) => run({ ids: selectedIds.join(','), assignee });
  return (
    <>
      <span title={lostAt && copy.off}>
        <Button size="small" variant="outlined" disabled={isOff} onClick={() => assign(me)}>
          {copy.assign.mine}
        </Button>
      </span>
      <PopoverButton
        name={copy.assign.to}
        button={{
          size: 'small',
          variant: 'outlined',
          disabled: isOff,
          children: copy.assign.to,
        }}
      >
        <Box sx={{ p: 2, width: 300, display: 'grid', gap: 1 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
            <Colleagues onPick={assign} />
          </Suspense>
          <Button size="small" onClick={() => assign('')}>
            {copy.assign.none}
          </Button>
        </Box>
      </PopoverButton>
    </>
  );
}
