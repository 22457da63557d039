import Box from '@mui/material/Box';
import { groupDollars, parseDollars } from '#contract/money.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { copy } from './copy.ts';

interface ChainAmountsProps {
  chain: EvidenceRecord['chain'];
  coin: string;
}

/** The coin of a deposit that was expected and that came, and its worth. */
export const ChainAmounts = ({ chain, coin }: ChainAmountsProps) => (
  <Box component="dl" sx={amounts}>
    <Amount name={copy.expected}>{chain.expected && `${chain.expected} ${coin}`}</Amount>
    <Amount name={copy.received}>{`${chain.received} ${coin}`}</Amount>
    <Amount name={copy.worth}>
      {chain.suggestedUsd ? groupDollars(parseDollars(chain.suggestedUsd)) : copy.none}
    </Amount>
  </Box>
);

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
