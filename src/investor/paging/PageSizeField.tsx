import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { copy } from './copy.ts';
import { type PageSize, pageSizes } from './useCursors.ts';

interface PageSizeFieldProps {
  value: number;
  onChange: (size: PageSize) => void;
}

/** Chooses how many rows a page has. */
export function PageSizeField({ value, onChange }: PageSizeFieldProps) {
  const id = useId();
  const choose = (chosen: string) => {
    const size = pageSizes.find((known) => String(known) === chosen);
    if (size) onChange(size);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.8125rem' }}>
      <Box component="label" htmlFor={id} sx={{ color: 'text.secondary' }}>
        {copy.rows}
      </Box>
      <NativeSelect
        value={value}
        onChange={({ target }) => choose(target.value)}
        input={<OutlinedInput sx={{ '& .MuiNativeSelect-select': { py: '9.5px' } }} />}
        inputProps={{ id }}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
