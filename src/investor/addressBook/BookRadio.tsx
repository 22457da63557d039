import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { type Ref, useId } from 'react';
import type { BookAddress } from '#contract/addressBook.ts';
import { coinNames } from '#contract/coin.ts';
import { radioCard } from '#src/investor/coins/radioCard.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';

interface BookRadioProps {
  address: BookAddress;
  isChosen: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
}

/** An address of the book as a card of the choice. */
export function BookRadio({
  address: { address, label, coin },
  isChosen,
  inputRef,
}: BookRadioProps) {
  const id = useId();
  return (
    <Box component="label" data-chosen={isChosen} sx={radioCard}>
      <Box id={id} sx={{ mr: 'auto', minWidth: 0 }}>
        <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{label ?? coinNames[coin]}</Box>
        <AddressText address={address} />
      </Box>
      <Radio
        value={address}
        sx={{ p: 0.5 }}
        slotProps={{ input: { 'aria-labelledby': id, ...(inputRef && { ref: inputRef }) } }}
      />
    </Box>
  );
}
