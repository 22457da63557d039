import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { copy } from '#src/shared/copy.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export function PasswordField(props: TextFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={isVisible ? copy.hidePassword : copy.showPassword}
        onClick={() => setIsVisible(!isVisible)}
      >
        {isVisible ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      fullWidth
      {...props}
      type={isVisible ? 'text' : 'password'}
      slotProps={{ ...props.slotProps, input: { endAdornment: toggle } }}
    />
  );
}
