import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';
import type { Coin } from '#contract/coin.ts';
import { problemId } from '#src/admin/shell/CommandDialog.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { labelStyle } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import type { Next, Successor } from './successor.ts';

const texts = copy.delete;

interface NextAddressProps {
  coin: Coin;
  successor: Successor;
  others: number;
  value: Next | undefined;
  onChange: (next: Next) => void;
}

/** The choice of what follows the active address; nothing is preselected. */
export function NextAddress({ coin, successor, others, value, onChange }: NextAddressProps) {
  const { wallet, replacedBy, replacedAt } = successor;
  return (
    <FormControl component="fieldset" fullWidth aria-describedby={problemId}>
      <FormLabel component="legend" sx={labelStyle}>
        {texts.follows(coin)}
      </FormLabel>
      <RadioGroup
        value={value ?? ''}
        onChange={(_, next) => onChange(next as Next)}
        sx={{ display: 'grid', gap: 1.5 }}
      >
        <Choice value="previous" label={texts.use}>
          <AddressText address={wallet.address} />
          <div>{texts.added(wallet.addedBy, moment(wallet.createdAt))}</div>
          <div>{texts.replaced(replacedBy, moment(replacedAt))}</div>
        </Choice>
        <Choice value="pause" label={texts.pause(coin)}>
          {texts.pauseText(others)}
        </Choice>
      </RadioGroup>
    </FormControl>
  );
}

interface ChoiceProps {
  value: Next;
  label: string;
  children: ReactNode;
}

function Choice({ value, label, children }: ChoiceProps) {
  const id = useId();
  return (
    <Box component="label" sx={card}>
      <Radio
        value={value}
        sx={{ p: 0.5, mt: -0.5 }}
        slotProps={{
          input: { 'aria-labelledby': `${id}label`, 'aria-describedby': `${id}text` },
        }}
      />
      <div>
        <Box id={`${id}label`} sx={{ fontWeight: 600 }}>
          {label}
        </Box>
        <Box id={`${id}text`} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {children}
        </Box>
      </div>
    </Box>
  );
}

const card = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  px: 1.5,
  py: 1.25,
  border: '1px solid var(--control-line)',
  borderRadius: 1,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'var(--primary-soft)' },
} as const;
