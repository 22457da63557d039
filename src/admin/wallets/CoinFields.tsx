import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type Control, Controller } from 'react-hook-form';
import type { BodyOf } from '#contract/call.ts';
import { coinNames, coins, walletTypes } from '#contract/coin.ts';
import type { wallets as walletCalls } from '#contract/wallets.ts';
import { copy } from './copy.ts';

const texts = copy.add;

interface CoinFieldsProps {
  control: Control<Required<BodyOf<typeof walletCalls.add>>>;
}

/** The coin of an address, and whether only we can spend from it. */
export const CoinFields = ({ control }: CoinFieldsProps) => (
  <>
    <Controller
      name="walletType"
      control={control}
      render={({ field: { ref, ...field } }) => (
        <TextField {...field} id="walletType" inputRef={ref} select label={texts.type} fullWidth>
          {coins.map((each) => (
            <MenuItem key={each} value={walletTypes[each]}>
              {coinNames[each]}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
    <Controller
      name="ownCoin"
      control={control}
      render={({ field: { value, ref, ...field } }) => (
        <FormControlLabel
          control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
          label={texts.ownCoin}
        />
      )}
    />
  </>
);
