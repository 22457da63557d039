import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { copy } from '#src/shared/copy.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password input whose text can be shown and hidden (S-078, S-107). */
export function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={shown ? copy.hidePassword : copy.showPassword}
        onClick={() => setShown(!shown)}
      >
        {shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      fullWidth
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{ ...props.slotProps, input: { endAdornment: toggle } }}
    />
  );
}
