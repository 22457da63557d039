import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { copy } from './copy.ts';
import { type DayFacts, DayTip } from './DayTip.tsx';
import { xOf } from './scale.ts';

export interface DayCursorProps {
  label: string;
  count: number;
  factsOf: (index: number) => DayFacts;
  /** The list that a day opens. */
  pathOf: (index: number) => string;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves over the days of a picture by pointer or arrow keys; a click or Enter opens a day's list. */
export function DayCursor({ label, count, factsOf, pathOf }: DayCursorProps) {
  const [index, setIndex] = useState<number>();
  const navigate = useNavigate();
  const last = count - 1;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return navigate(pathOf(index ?? last));
    const step = steps[event.key];
    if (!step) return undefined;
    event.preventDefault();
    return setIndex(step(index ?? last, last));
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width > 0 ? (event.clientX - left) / width : 0;
    setIndex(Math.max(0, Math.min(last, Math.floor(share * count))));
  };
  const shown = factsOf(index ?? last);
  return (
    <Box
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-description={copy.open}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={(index ?? last) + 1}
      aria-valuetext={textOf(shown)}
      onFocus={() => setIndex(index ?? last)}
      onBlur={() => setIndex(undefined)}
      onPointerMove={point}
      onPointerLeave={() => setIndex(undefined)}
      onKeyDown={press}
      // The first touch shows the figures of a day; on a touch screen the table has the rest.
      onPointerUp={(event) => event.pointerType === 'mouse' && navigate(pathOf(index ?? last))}
      sx={{ position: 'absolute', inset: '-4px 0', cursor: 'pointer', touchAction: 'pan-y' }}
    >
      {index !== undefined && (
        <>
          <Box sx={{ ...line, left: `${xOf(index, count)}%` }} />
          <DayTip facts={shown} x={xOf(index, count)} />
        </>
      )}
    </Box>
  );
}

const textOf = ({ title, facts }: DayFacts): string =>
  `${title}: ${facts.map(({ name, value }) => `${name} ${value}`).join(', ')}`;

const line = {
  position: 'absolute',
  top: 4,
  bottom: 4,
  width: '1px',
  bgcolor: 'var(--control-line)',
  pointerEvents: 'none',
} as const;
