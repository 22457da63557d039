import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { copy } from './copy.ts';

interface SubmitButtonProps {
  isPending: boolean;
  children: string;
  variant?: 'contained' | 'outlined';
  disabled?: boolean;
}

/** The button of a form, disabled and labelled "Loading" while its request is pending. */
export function SubmitButton({ isPending, children, ...look }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      // Without a value the prerendered page has no style attribute, which the policy forbids.
      loading={isPending || null}
      {...look}
      loadingPosition="start"
      loadingIndicator={<CircularProgress aria-hidden="true" size={18} color="inherit" />}
    >
      {isPending ? copy.loading : children}
    </Button>
  );
}
