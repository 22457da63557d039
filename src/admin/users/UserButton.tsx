import Button, { type ButtonProps } from '@mui/material/Button';
import { copy } from './copy.ts';

interface UserButtonProps extends Pick<ButtonProps, 'variant' | 'onClick'> {
  label: string;
  fullName: string;
}

/** A button in a row of the list: its accessible name includes the user. */
export const UserButton = ({ label, fullName, ...props }: UserButtonProps) => (
  <Button size="small" aria-label={copy.users.of(label, fullName)} {...props}>
    {label}
  </Button>
);
