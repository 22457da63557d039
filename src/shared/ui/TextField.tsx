import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ElementType, ReactNode } from 'react';

/** What a text field of the site takes: an outlined input with a label that names it. */
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

/**
 * An outlined text field. MUI's own would bring its select, menu and two other looks along, about
 * 14 kB that no form here uses.
 */
export function TextField(props: TextFieldProps) {
  const { label, helperText, error, disabled, fullWidth, slotProps, ...input } = props;
  const { inputLabel, formHelperText, htmlInput, input: around } = slotProps ?? {};
  const hintId = formHelperText?.id ?? `${input.id}-helper-text`;
  return (
    <FormControl error={error === true} disabled={disabled === true} fullWidth={fullWidth === true}>
      <InputLabel htmlFor={input.id} {...inputLabel}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        {...around}
        label={label}
        notched={inputLabel?.shrink}
        inputProps={{ ...(helperText ? { 'aria-describedby': hintId } : {}), ...htmlInput }}
      />
      {helperText && (
        // What a field says is read even while nothing can be typed into it.
        <FormHelperText component="div" disabled={false} {...formHelperText} id={hintId}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
