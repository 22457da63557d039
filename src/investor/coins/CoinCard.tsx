import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { useId } from 'react';
import { type Coin, coinNames } from '#contract/coin.ts';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { copy } from './copy.ts';
import { radioCard } from './radioCard.ts';

interface CoinCardProps {
  coin: Coin;
  isChosen: boolean;
  detail: string | undefined;
}

// A phone shows both coins without a scroll: each with its words below its logo.
const cardStyle = {
  ...radioCard,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', tablet: 'auto 1fr auto' },
  gridTemplateAreas: { xs: '"logo radio" "text text"', tablet: '"logo text radio"' },
  rowGap: 0.75,
  px: { xs: 1.5, tablet: 1.75 },
} as const;

const lineStyle = { minHeight: 20, fontSize: '0.8125rem', color: 'text.secondary' } as const;

/** A coin as a card of its radio group. */
export function CoinCard({ coin, isChosen, detail }: CoinCardProps) {
  const id = useId();
  const [nameId, networkId, detailId] = [`${id}name`, `${id}network`, `${id}detail`];
  return (
    <Box component="label" data-chosen={isChosen} sx={cardStyle}>
      <CoinLogo coin={coin} size={32} />
      <Box sx={{ gridArea: 'text', minWidth: 0 }}>
        <Box id={nameId} sx={{ fontWeight: 550 }}>
          {coinNames[coin]}
        </Box>
        <Box id={networkId} sx={lineStyle}>
          {copy.network(coinNames[coin])}
        </Box>
        {detail !== undefined && (
          <Box id={detailId} sx={lineStyle}>
            {detail}
          </Box>
        )}
      </Box>
      <Radio
        value={coin}
        sx={{ p: 0.5, gridArea: 'radio' }}
        slotProps={{
          input: {
            'aria-labelledby': nameId,
            'aria-describedby': detail ? `${networkId} ${detailId}` : networkId,
          },
        }}
      />
    </Box>
  );
}
