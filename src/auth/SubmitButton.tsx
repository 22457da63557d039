import Button from '@mui/material/Button';
import { copy } from './copy.ts';

interface SubmitButtonProps {
  pending: boolean;
  /** Disabled for another reason than being under way. */
  resting?: boolean;
  children: string;
}

/** The one button of a form; it reads Loading and rests while its request is under way. */
export function SubmitButton({ pending, resting = false, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="contained" size="large" fullWidth disabled={pending || resting}>
      {pending ? copy.loading : children}
    </Button>
  );
}
