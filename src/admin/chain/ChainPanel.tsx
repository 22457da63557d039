import Box from '@mui/material/Box';
import { type CheckLine, CheckLines } from '#src/admin/checks/CheckLines.tsx';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { BlockProof } from './BlockProof.tsx';
import { ChainAmounts } from './ChainAmounts.tsx';
import { copy } from './copy.ts';
import { UnclaimedPayments } from './UnclaimedPayments.tsx';

type Chain = EvidenceRecord['chain'];

const good = ['enough', 'over'];
const bad = ['gone', 'replaced'];

const lookOf = (state: Chain['state']): CheckLine['state'] =>
  good.includes(state) ? 'ok' : bad.includes(state) ? 'bad' : 'look';

/** The payments of a deposit on the chain, beside its proof. */
export function ChainPanel({ evidence }: { evidence: EvidenceRecord }) {
  const { chain, coin, status } = evidence;
  const { state, confirmations, asked, payments } = chain;
  const isRunning = ['seen', 'confirming'].includes(state);
  const detail = isRunning ? copy.confirmations(confirmations, asked) : undefined;
  return (
    <Section title={copy.title}>
      <CheckLines
        checks={[
          { state: lookOf(state), text: copy.states[state], detail },
          ...(chain.problem ? [{ state: 'look', text: chain.problem } as const] : []),
        ]}
      />
      {payments.length > 0 && (
        <>
          <ChainAmounts chain={chain} coin={coin} />
          <Box component="ul" aria-label={copy.payments} sx={rows}>
            {payments.map((payment) => (
              <li key={payment._id}>
                {payment.txid ? <ShortId id={payment.txid} of={copy.title} /> : copy.contract}
                <span>
                  {payment.amount} {coin}
                </span>
                <span>
                  {copy.paymentStates[payment.state]}
                  {payment.height !== null && `, ${copy.block(payment.height)}`}
                  {chain.isOfTwoNodes && `, ${copy.nodes(payment.sources.length)}`}
                  {payment.replacedBy && (
                    <>
                      , {copy.replacedBy} <ShortId id={payment.replacedBy} of={copy.title} />
                    </>
                  )}
                </span>
              </li>
            ))}
          </Box>
          {payments
            .filter(({ isProvable }) => isProvable)
            .map((payment) => (
              <BlockProof key={payment._id} address={evidence.address} payment={payment} />
            ))}
        </>
      )}
      {status === 'pending' && state !== 'off' && <UnclaimedPayments evidence={evidence} />}
    </Section>
  );
}

const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 24, alignItems: 'center' },
} as const;
