import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ElementType, ReactNode } from 'react';

export interface TextFieldProps
  extends Omit<OutlinedInputProps, 'slotProps' | 'notched' | 'margin'> {
  id: string;
  label: string;
  helperText?: ReactNode;
  slotProps?: {
    inputLabel?: { shrink?: boolean };
    formHelperText?: { id?: string; component?: ElementType };
    htmlInput?: NonNullable<OutlinedInputProps['inputProps']>;
    input?: Pick<OutlinedInputProps, 'endAdornment'>;
  };
}

/** An outlined text field, about 14 kB smaller than MUI's, which includes select and menu. */
export function TextField(props: TextFieldProps) {
  const { label, helperText, error, disabled, fullWidth, slotProps, ...input } = props;
  const { inputLabel, formHelperText, htmlInput, input: adornments } = slotProps ?? {};
  const hintId = formHelperText?.id ?? `${input.id}-helper-text`;
  return (
    <FormControl error={error === true} disabled={disabled === true} fullWidth={fullWidth === true}>
      <InputLabel htmlFor={input.id} {...inputLabel}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        {...adornments}
        label={label}
        notched={inputLabel?.shrink}
        inputProps={{ ...(helperText ? { 'aria-describedby': hintId } : {}), ...htmlInput }}
      />
      {helperText && (
        // Readable also while the field is disabled.
        <FormHelperText component="div" disabled={false} {...formHelperText} id={hintId}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
