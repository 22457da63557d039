import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type Coin, coinNames } from '#contract/coin.ts';

interface CoinRadiosProps {
  legend: string;
  value: Coin | '';
  onChange: (coin: Coin) => void;
}

export function CoinRadios({ legend, value, onChange }: CoinRadiosProps) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ mb: 0.5 }}>
        {legend}
      </FormLabel>
      <RadioGroup
        row
        name="coin"
        value={value}
        onChange={(_, coin) => onChange(coin as Coin)}
        sx={{ gap: 1.5 }}
      >
        {(Object.keys(coinNames) as Coin[]).map((coin) => (
          <FormControlLabel
            key={coin}
            value={coin}
            label={coinNames[coin]}
            control={<Radio icon={<CheckBoxOutlineBlank />} checkedIcon={<CheckBoxIcon />} />}
            sx={{
              m: 0,
              pr: 2.5,
              border: 1,
              borderRadius: 1,
              borderColor: value === coin ? 'primary.main' : 'var(--control-line)',
            }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
