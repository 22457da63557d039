import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { type Coin, coinNames, coins } from '#contract/coin.ts';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { labelStyle } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { radioCard } from './radioCard.ts';

interface CoinRadiosProps {
  legend: string;
  value: Coin | '';
  onChange: (coin: Coin) => void;
  /** A line under the network of each coin; an empty one keeps its place. */
  details?: Record<Coin, string>;
  /** The alert about a missing choice. */
  errorId?: string | undefined;
  /** The choice is missing. */
  isMissing?: boolean;
}

/** The coins as cards of one radio group. */
export function CoinRadios(props: CoinRadiosProps) {
  const { legend, value, onChange, details, errorId, isMissing = false } = props;
  return (
    <FormControl component="fieldset" fullWidth aria-describedby={errorId}>
      <FormLabel component="legend" sx={labelStyle}>
        {legend}
      </FormLabel>
      <RadioGroup
        name="coin"
        data-missing={isMissing}
        value={value}
        onChange={(_, coin) => onChange(coin as Coin)}
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '&[data-missing=true] > label': { borderColor: 'error.main' },
        }}
      >
        {coins.map((coin) => (
          <CoinCard key={coin} coin={coin} isChosen={value === coin} detail={details?.[coin]} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

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

function CoinCard({ coin, isChosen, detail }: CoinCardProps) {
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
