import { TextField, type TextFieldProps } from '#src/shared/ui/TextField.tsx';

interface RuleFieldProps extends TextFieldProps {
  isChanged?: boolean;
}

/** A field of the rules, low on a desk, and marked while it differs from the stored rule. */
export const RuleField = ({ isChanged = false, ...props }: RuleFieldProps) => (
  <TextField {...props} fullWidth sx={isChanged ? { ...dense, ...changed } : dense} />
);

const dense = {
  fontSize: '0.8125rem',
  '& .MuiOutlinedInput-input': { py: '8px' },
  '@media (pointer: coarse)': { fontSize: '1rem', '& .MuiOutlinedInput-input': { py: '12px' } },
} as const;

const changed = { boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)' } as const;
