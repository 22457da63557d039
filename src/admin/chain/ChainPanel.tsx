import Box from '@mui/material/Box';
import { groupDollars, parseDollars } from '#contract/money.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { type CheckLine, CheckLines } from '#src/admin/record/CheckLines.tsx';
import { Section } from '#src/admin/record/Section.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { BlockProof } from './BlockProof.tsx';
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
          <Box component="dl" sx={amounts}>
            <Amount name={copy.expected}>{chain.expected && `${chain.expected} ${coin}`}</Amount>
            <Amount name={copy.received}>{`${chain.received} ${coin}`}</Amount>
            <Amount name={copy.worth}>
              {chain.suggestedUsd ? groupDollars(parseDollars(chain.suggestedUsd)) : copy.none}
            </Amount>
          </Box>
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

const Amount = ({ name, children }: { name: string; children: string | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children ?? copy.none}</dd>
  </div>
);

const amounts = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1fr',
  gap: 1,
  m: 0,
  py: 0.5,
  '& dt': { fontSize: '0.75rem', lineHeight: 4 / 3, color: 'var(--faint)' },
  '& dd': { m: 0, fontWeight: 600, overflowWrap: 'anywhere' },
} as const;

const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 24, alignItems: 'center' },
} as const;
