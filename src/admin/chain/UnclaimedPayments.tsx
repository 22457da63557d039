import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { resource } from '#contract/backOffice.ts';
import { chain } from '#contract/chain.ts';
import type { UnclaimedPayment } from '#contract/unclaimedPayment.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { useCommand } from '#src/admin/provider/useCommand.ts';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';

/** Payments to the address of a waiting deposit that belong to no deposit, to link one of them. */
export function UnclaimedPayments({ evidence }: { evidence: EvidenceRecord }) {
  const { id, address, coin, chain: shown } = evidence;
  const mayLink = useMay('review');
  const queryKey = ['unclaimed', address, shown.payments.length];
  const { data = [] } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const query = { filter: { address, coin }, range: [0, 9] satisfies [number, number] };
      return (await send(chain.unclaimed, { query, signal })).data;
    },
  });
  const command = useCommand(commands.linkPayment, { invalidates: [resource.deposits] });
  if (data.length === 0) return null;
  return (
    <Box>
      <Box sx={{ mt: 1, color: 'text.secondary' }}>{copy.unclaimed}</Box>
      <Box component="ul" aria-label={copy.unclaimed} sx={rows}>
        {data.map((payment) => (
          <li key={payment._id}>
            <About payment={payment} />
            {mayLink && (
              <Button
                size="small"
                disabled={command.isPending}
                onClick={() => command.run({ id, paymentId: payment._id })}
              >
                {copy.link}
              </Button>
            )}
          </li>
        ))}
      </Box>
      <ErrorAlert id="link-problem" message={command.errorMessage} />
    </Box>
  );
}

const About = ({ payment: { txid, amount, coin, seenAt } }: { payment: UnclaimedPayment }) => (
  <>
    {txid ? <ShortId id={txid} of={copy.title} /> : copy.contract}
    <span>
      {amount} {coin}
    </span>
    <Moment at={seenAt} short />
  </>
);

const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 24, alignItems: 'center' },
} as const;
