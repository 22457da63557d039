import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useGroupedDollars } from '#src/shared/form/useGroupedDollars.ts';
import { TextField, type TextFieldProps } from '#src/shared/ui/TextField.tsx';

interface DollarFieldProps extends TextFieldProps {
  value: string;
  /** After the currency: a button. */
  end?: ReactNode;
}

/** The amount of a page in large figures, with groups of thousands while it is not being edited. */
export function DollarField({ end, slotProps, value, ...props }: DollarFieldProps) {
  const grouped = useGroupedDollars(value, props.onBlur);
  return (
    <TextField
      autoComplete="off"
      fullWidth
      {...props}
      {...grouped}
      sx={figures}
      startAdornment={<Box component="span">$</Box>}
      slotProps={{
        ...slotProps,
        input: {
          endAdornment: (
            <Box component="span" sx={currency}>
              USD
              {end}
            </Box>
          ),
        },
      }}
    />
  );
}

const large = { fontSize: '1.75rem', fontWeight: 600, letterSpacing: '-0.02em' } as const;

const figures = {
  minHeight: 56,
  gap: 1,
  '& > span': large,
  '& .MuiOutlinedInput-input': {
    ...large,
    py: 1,
    pl: 0,
    '&::placeholder': { fontWeight: 400 },
  },
} as const;

const currency = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  '&&': { fontSize: '0.875rem', fontWeight: 500, letterSpacing: 0 },
  flexShrink: 0,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;
