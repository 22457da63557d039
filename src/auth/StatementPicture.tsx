import Box from '@mui/material/Box';
import { type Coin, coinNames } from '#contract/coin.ts';
import type { Cents } from '#contract/money.ts';
import { night } from '#src/shared/theme/tokens.ts';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

const entries: readonly { name: string; coin: Coin; cents: Cents }[] = [
  { name: copy.panel.deposit, coin: 'BTC', cents: 100_000n },
  { name: copy.panel.deposit, coin: 'ETH', cents: 50_000n },
  { name: copy.panel.withdrawal, coin: 'BTC', cents: -25_000n },
];

const totalCents = entries.reduce((sum, { cents }) => sum + cents, 0n);

/** The product in small: entries and their sum, marked as an example. */
export function StatementPicture() {
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        p: 2.5,
        border: 1,
        borderColor: night.line,
        borderRadius: '12px',
        bgcolor: night.raised,
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1 }}>
        <Box sx={{ fontWeight: 600 }}>{copy.panel.balance}</Box>
        <Box component="figcaption" sx={{ fontSize: '0.75rem', color: night.textSoft }}>
          {copy.panel.example}
        </Box>
      </Box>
      {entries.map(({ name, coin, cents }) => (
        <Box
          key={`${name} ${coin}`}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            py: 1.25,
            borderTop: 1,
            borderColor: night.line,
          }}
        >
          <CoinLogo coin={coin} size={28} />
          <Box sx={{ mr: 'auto' }}>
            {name}
            <Box sx={{ fontSize: '0.75rem', color: night.textSoft }}>{coinNames[coin]}</Box>
          </Box>
          <Money cents={cents} signed />
        </Box>
      ))}
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          pt: 1.5,
          borderTop: 1,
          borderColor: night.textSoft,
          fontWeight: 600,
        }}
      >
        {copy.panel.total}
        <Box component="span" sx={{ fontSize: '1.25rem', borderBottom: '3px double' }}>
          <Money cents={totalCents} />
        </Box>
      </Box>
    </Box>
  );
}
