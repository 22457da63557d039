import Button from '@mui/material/Button';
import { copy } from './copy.ts';

interface SubmitButtonProps {
  isPending: boolean;
  disabled?: boolean;
  children: string;
}

/** The button of a form, disabled and labelled "Loading" while its request is pending. */
export function SubmitButton({ isPending, disabled = false, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      disabled={isPending || disabled}
    >
      {isPending ? copy.loading : children}
    </Button>
  );
}
