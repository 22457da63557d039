import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import type { DepositRecord } from '../provider/records.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { DeclineButton } from './DeclineButton.tsx';

/** The two decisions on the deposit at hand; only a pending one can be decided (S-293). */
export function DecisionButtons() {
  const status = useRecordContext<DepositRecord>()?.status;
  const place = useRef<HTMLDivElement>(null);
  const used = useRef(false);
  useEffect(() => {
    // A decision takes its own buttons away; the keyboard goes on from where they were.
    if (status === 'pending' || !used.current || document.activeElement !== document.body) return;
    place.current?.focus({ preventScroll: true });
  }, [status]);
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
      <ConfirmButton />
      <DeclineButton />
    </Stack>
  );
}
