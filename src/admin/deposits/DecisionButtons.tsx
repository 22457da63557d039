import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy as area } from '../copy.ts';
import type { DepositRecord } from '../provider/records.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { DeclineButton } from './DeclineButton.tsx';

/** How a place works with the decisions: on a page of its own they have keys and lead on. */
export interface Deciding {
  keys?: boolean;
  onDecided?: () => void;
}

/** The two decisions on the deposit at hand; only somebody else's pending one has them (S-293). */
export function DecisionButtons(deciding: Deciding) {
  const deposit = useRecordContext<DepositRecord>();
  const status = deposit?.status;
  const own = useSession().user?._id === deposit?.user.id;
  const place = useRef<HTMLDivElement>(null);
  const used = useRef(false);
  useEffect(() => {
    // A decision takes its own buttons away; the keyboard goes on from where they were.
    if (status === 'pending' || !used.current || document.activeElement !== document.body) return;
    place.current?.focus({ preventScroll: true });
  }, [status]);
  if (own && status === 'pending') {
    return (
      <Typography component="span" variant="body2" color="text.secondary">
        {area.own}
      </Typography>
    );
  }
  return (
    <Stack
      ref={place}
      direction="row"
      spacing={1}
      tabIndex={-1}
      onFocus={() => {
        used.current = true;
      }}
    >
      <ConfirmButton {...deciding} />
      <DeclineButton {...deciding} />
    </Stack>
  );
}
