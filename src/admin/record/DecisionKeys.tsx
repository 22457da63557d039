import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { copy } from './copy.ts';
import { type Decision, decisionFormId } from './decision.ts';
import { KeyPlace } from './KeyPlace.tsx';
import type { Arming } from './useArming.ts';
import { widths } from './widths.ts';

export interface DecisionKeysProps extends Arming {
  /** Decline first: its place is on the left. One at most of each. */
  decisions: readonly Decision[];
  /** The colleague who reviews the record: the buttons are off, in their places. */
  heldBy?: string | undefined;
}

/**
 * The buttons of a decision. While a form is open they are off in their place: its own buttons are
 * below it, so that a second press in the same place decides nothing.
 */
export function DecisionKeys(props: DecisionKeysProps) {
  const { decisions, armed, arm, heldBy } = props;
  const row = useFocusAfter(armed);
  const shown = decisions.map((decision) =>
    heldBy ? { ...decision, offReason: copy.reviewing(heldBy) } : decision,
  );
  return (
    <Box
      ref={row}
      aria-hidden={armed !== undefined}
      sx={armed ? { ...keysRow, [widths.phone]: { display: 'none' } } : keysRow}
    >
      {shown.map((decision, at) => {
        const { shortcut, offReason } = decision;
        const isSaidNext = shown[at + 1]?.offReason === offReason;
        return (
          <KeyPlace key={shortcut} reason={armed || isSaidNext ? undefined : offReason}>
            <RestButton {...{ decision, arm, isOff: armed !== undefined }} />
          </KeyPlace>
        );
      })}
      {decisions.length === 1 && <Box aria-hidden="true" sx={emptyPlace} />}
    </Box>
  );
}

/** Moves the focus back to the button of a form that was cancelled. */
function useFocusAfter(armed: Decision['shortcut'] | undefined) {
  const row = useRef<HTMLDivElement>(null);
  const before = useRef(armed);
  useEffect(() => {
    const shortcut = before.current;
    before.current = armed;
    // A form that was closed by a change of the record keeps what was typed, and the focus.
    const isTyping = document.getElementById(decisionFormId)?.contains(document.activeElement);
    if (armed || !shortcut || isTyping) return;
    row.current?.querySelector<HTMLElement>(`[data-decision=${shortcut}]`)?.focus();
  }, [armed]);
  return row;
}

export const colorOf = ({ shortcut }: Decision) => (shortcut === 'c' ? 'primary' : 'error');

interface RestButtonProps extends Pick<Arming, 'arm'> {
  decision: Decision;
  isOff: boolean;
}

function RestButton({ decision, arm, isOff }: RestButtonProps) {
  const { shortcut, label, offReason, isDoubtful, isPending = false, run } = decision;
  return (
    <KeyButton
      data-decision={shortcut}
      color={colorOf(decision)}
      variant={shortcut === 'c' && !isDoubtful ? 'contained' : 'outlined'}
      disabled={isOff || isPending || offReason !== undefined}
      loading={isPending && run !== undefined}
      title={offReason}
      aria-keyshortcuts={shortcut}
      onClick={() => (run ? run() : arm(shortcut))}
    >
      {label} <KeyHint>{shortcut.toUpperCase()}</KeyHint>
    </KeyButton>
  );
}

type KeyButtonProps = ButtonProps & { 'data-decision'?: string };

export const KeyButton = (props: KeyButtonProps) => (
  <Button
    {...props}
    sx={{
      minHeight: 32,
      px: 1.5,
      gap: 1,
      fontSize: '0.8125rem',
      fontWeight: 550,
      whiteSpace: 'nowrap',
      [widths.phone]: { flex: 1, minHeight: 44, fontSize: '0.875rem' },
      // It lacks something: a press names it.
      '&[aria-disabled=true]': {
        bgcolor: 'var(--sunken)',
        borderColor: 'transparent',
        color: 'text.secondary',
      },
    }}
  />
);

// Where there is nothing to confirm, Decline does not take the place of Confirm.
const emptyPlace = {
  display: 'none',
  '@media (min-width: 1180px)': { display: 'block' },
} as const;

export const keysRow = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  flexShrink: 0,
  [widths.narrow]: {
    gap: 1,
    '& kbd': { display: 'none' },
  },
  // Room for the reason why a button is off.
  '@media (min-width: 1180px)': {
    '& > :last-child': { minWidth: 196 },
    '& > :not([role=status]):nth-last-child(2)': { minWidth: 168 },
  },
  [widths.phone]: {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 'appBar',
    minHeight: 64,
    px: 2,
    py: 1.25,
    flexWrap: 'wrap',
    rowGap: 0.5,
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
    '& > [role=status]': { flexBasis: '100%' },
  },
} as const;
