import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
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
 * The buttons of a decision. Armed, a button stays where it is and names its effect; Cancel takes
 * the place of the other one, so that opposite actions never share a place.
 */
export function DecisionKeys(props: DecisionKeysProps) {
  const { decisions, armed, arm, cancel, heldBy } = props;
  const row = useFocusOf(armed);
  const shown = decisions.map((decision) =>
    heldBy ? { ...decision, offReason: copy.reviewing(heldBy) } : decision,
  );
  return (
    <Box sx={keysRow} ref={row}>
      {shown.map((decision, at) => {
        const { shortcut, offReason } = decision;
        if (armed !== undefined && armed !== shortcut) {
          return <CancelButton key="cancel" cancel={cancel} />;
        }
        const isArmed = armed === shortcut;
        const isSaidNext = !isArmed && shown[at + 1]?.offReason === offReason;
        return (
          <KeyPlace key={shortcut} reason={isSaidNext ? undefined : offReason}>
            {isArmed ? <ArmedButton decision={decision} /> : <RestButton {...{ decision, arm }} />}
          </KeyPlace>
        );
      })}
      {decisions.length === 1 &&
        (armed ? <CancelButton cancel={cancel} /> : <Box aria-hidden="true" sx={emptyPlace} />)}
    </Box>
  );
}

/** Moves the focus to the armed button unless its form took it, and back after Cancel. */
function useFocusOf(armed: Decision['shortcut'] | undefined) {
  const row = useRef<HTMLDivElement>(null);
  const before = useRef(armed);
  useEffect(() => {
    if (before.current === armed) return;
    const shortcut = armed ?? before.current;
    before.current = armed;
    const form = document.getElementById(decisionFormId);
    if (form?.contains(document.activeElement)) return;
    row.current?.querySelector<HTMLElement>(`[data-decision=${shortcut}]`)?.focus();
  }, [armed]);
  return row;
}

const colorOf = ({ shortcut }: Decision) => (shortcut === 'c' ? 'primary' : 'error');

interface RestButtonProps extends Pick<Arming, 'arm'> {
  decision: Decision;
}

function RestButton({ decision, arm }: RestButtonProps) {
  const { shortcut, label, offReason, isDoubtful, isPending = false, run } = decision;
  return (
    <KeyButton
      data-decision={shortcut}
      color={colorOf(decision)}
      variant={shortcut === 'c' && !isDoubtful ? 'contained' : 'outlined'}
      disabled={isPending || offReason !== undefined}
      loading={isPending && run !== undefined}
      title={offReason}
      aria-keyshortcuts={shortcut}
      onClick={() => (run ? run() : arm(shortcut))}
    >
      {label} <KeyHint>{shortcut.toUpperCase()}</KeyHint>
    </KeyButton>
  );
}

// The second click of a double click, a key that is still down and the space of a note must not
// decide.
const ignoreKey = (event: KeyboardEvent) =>
  (event.repeat || event.key === ' ') && event.preventDefault();
const ignoreDouble = (event: MouseEvent) => event.detail > 1 && event.preventDefault();

function ArmedButton({ decision }: { decision: Decision }) {
  const {
    shortcut,
    armedLabel,
    offReason,
    isIncomplete = false,
    isRefused = false,
    isPending = false,
  } = decision;
  const [hasFocus, setFocus] = useState(false);
  return (
    <KeyButton
      type="submit"
      form={decisionFormId}
      data-decision={shortcut}
      color={colorOf(decision)}
      variant={isIncomplete ? 'outlined' : 'contained'}
      disabled={isPending || isRefused || offReason !== undefined}
      loading={isPending}
      title={offReason}
      data-armed=""
      onKeyDown={ignoreKey}
      onKeyUp={ignoreKey}
      onClick={ignoreDouble}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {armedLabel} <KeyHint>{hasFocus ? 'Enter' : 'Ctrl Enter'}</KeyHint>
    </KeyButton>
  );
}

const CancelButton = ({ cancel }: Pick<Arming, 'cancel'>) => (
  <KeyButton color="inherit" variant="outlined" onClick={cancel}>
    {copy.cancel} <KeyHint>Esc</KeyHint>
  </KeyButton>
);

type KeyButtonProps = ButtonProps & { 'data-decision'?: string; 'data-armed'?: string };

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
  // Armed, the buttons keep their places: what was Decline does not become Confirm under the mouse.
  '@media (min-width: 1180px)': {
    '& > :last-child': { minWidth: 216 },
    '& > :not([role=status]):nth-last-child(2)': { minWidth: 168 },
  },
  // The armed Decline with its amount, which then moves nothing beside it.
  '@media (min-width: 1280px)': {
    '& > :not([role=status]):nth-last-child(2)': { minWidth: 216 },
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
