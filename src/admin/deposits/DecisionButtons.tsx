import Stack from '@mui/material/Stack';
import { ConfirmButton } from './ConfirmButton.tsx';
import { DeclineButton } from './DeclineButton.tsx';

/** The two decisions on the deposit at hand; only a pending one can be decided (S-293). */
export function DecisionButtons() {
  return (
    <Stack direction="row" spacing={1}>
      <ConfirmButton />
      <DeclineButton />
    </Stack>
  );
}
