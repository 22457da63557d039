import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import MuiLink from '@mui/material/Link';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import type { BookAddress } from '#contract/addressBook.ts';
import { type Coin, coinNames } from '#contract/coin.ts';
import { FieldError } from '#src/shared/form/FieldError.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { labelStyle } from '#src/shared/ui/TextField.tsx';
import { BookRadio } from './BookRadio.tsx';
import { copy } from './copy.ts';
import type { Book } from './useAddressBook.ts';

interface BookChoiceProps {
  book: Book;
  coin: Coin | undefined;
  value: string;
  error: string | undefined;
  /** Of the first choice, for the focus after an error. */
  firstRef: Ref<HTMLInputElement>;
  onChange: (address: string) => void;
}

const words = copy.choice;
const errorId = 'book-choice-error';

/** The usable addresses of the chosen coin, in place of a field for any address. */
export function BookChoice({ book, coin, value, error, firstRef, onChange }: BookChoiceProps) {
  const { holdsUntil } = book.book;
  const ofCoin = book.data.filter((address) => address.coin === coin);
  const usable = ofCoin.filter((address) => address.usable);
  return (
    <FormControl component="fieldset" fullWidth {...(error && { 'aria-describedby': errorId })}>
      <FormLabel component="legend" sx={labelStyle}>
        {words.legend}
      </FormLabel>
      {coin === undefined && <Typography color="text.secondary">{words.chooseCoin}</Typography>}
      {coin && usable.length === 0 && (
        <Alert severity="warning">
          {[words.none(coinNames[coin]), ...nextOf(ofCoin)].join(' ')}
        </Alert>
      )}
      <RadioGroup
        name="address"
        value={value}
        onChange={(_, address) => onChange(address)}
        sx={{ display: 'grid', gap: 1 }}
      >
        {usable.map((address, index) => (
          <BookRadio
            key={address._id}
            address={address}
            isChosen={address.address === value}
            inputRef={index === 0 ? firstRef : undefined}
          />
        ))}
      </RadioGroup>
      {error && (
        <Box sx={{ mt: 0.5, fontSize: '0.75rem', color: 'error.main' }}>
          <FieldError id={errorId}>{error}</FieldError>
        </Box>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {holdsUntil ? words.until(moment(holdsUntil)) : words.rule}{' '}
        <MuiLink component={Link} to="/user/useracct/addresses">
          {words.manage}
        </MuiLink>
      </Typography>
    </FormControl>
  );
}

/** When the first of those that wait can be used. */
function nextOf(addresses: readonly BookAddress[]): string[] {
  const [first] = addresses.map(({ usableFrom }) => usableFrom).sort();
  return first ? [words.waiting(moment(first))] : [];
}
