import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { type Coin, coins } from '#contract/coin.ts';
import { labelStyle } from '#src/shared/ui/TextField.tsx';
import { CoinCard } from './CoinCard.tsx';

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
