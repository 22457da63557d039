import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ElementType, ReactNode } from 'react';

export interface TextFieldProps
  extends Omit<OutlinedInputProps, 'slotProps' | 'notched' | 'margin'> {
  id: string;
  label: ReactNode;
  /** The field shows its name another way; a screen reader still gets the label. */
  hidesLabel?: boolean;
  helperText?: ReactNode;
  slotProps?: {
    formHelperText?: { id?: string; component?: ElementType };
    htmlInput?: NonNullable<OutlinedInputProps['inputProps']>;
    input?: Pick<OutlinedInputProps, 'endAdornment'>;
  };
}

/** The label of a control, above it: it cannot cover what is typed before the app runs. */
export const labelStyle = {
  mb: 0.75,
  fontSize: '0.8125rem',
  fontWeight: 500,
  color: 'text.primary',
  '&.Mui-focused, &.Mui-error': { color: 'text.primary' },
} as const;

export const hiddenLabelStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** An outlined text field, about 14 kB smaller than MUI's, which includes select and menu. */
export function TextField(props: TextFieldProps) {
  const { label, hidesLabel, helperText, error, disabled, fullWidth, slotProps, ...input } = props;
  const { formHelperText, htmlInput, input: adornments } = slotProps ?? {};
  const hintId = formHelperText?.id ?? `${input.id}-helper-text`;
  return (
    <FormControl error={error === true} disabled={disabled === true} fullWidth={fullWidth === true}>
      <FormLabel htmlFor={input.id} sx={hidesLabel ? hiddenLabelStyle : labelStyle}>
        {label}
      </FormLabel>
      <OutlinedInput
        sx={{
          '&.MuiInputBase-multiline': { py: 0 },
          '& .MuiOutlinedInput-input': { py: '11.5px' },
        }}
        {...input}
        {...adornments}
        inputProps={{ ...(helperText ? { 'aria-describedby': hintId } : {}), ...htmlInput }}
      />
      {helperText && (
        // Readable also while the field is disabled.
        <FormHelperText
          component="div"
          disabled={false}
          sx={{ mx: 0 }}
          {...formHelperText}
          id={hintId}
        >
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
