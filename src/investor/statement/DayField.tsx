import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { calendarDay } from '#src/shared/format/dates.ts';
import { labelStyle, TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { isoOf, typedDay } from './typedDay.ts';

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD, or '' while the text is not a day. */
  value: string;
  onChange: (day: string) => void;
  /** On wide screens the label is inside the field, before the day. */
  isInline?: boolean;
}

/** A day as DD/MM/YYYY in every browser; the slashes come while it is typed. */
export function DayField({ label, value, onChange, isInline = false }: DayFieldProps) {
  const id = useId();
  const [text, setText] = useState(() => calendarDay(value));
  const [last, setLast] = useState(value);
  const [isTyping, setIsTyping] = useState(false);
  if (value !== last) {
    setLast(value);
    if (value !== isoOf(text)) setText(calendarDay(value));
  }
  const change = (typed: string) => {
    const next = typedDay(typed);
    setText(next);
    if (isoOf(next) !== value) onChange(isoOf(next));
  };
  const field = (
    <TextField
      id={id}
      fullWidth
      label={label}
      hidesLabel={isInline}
      startAdornment={isInline && <InlineLabel>{label}</InlineLabel>}
      value={text}
      placeholder={copy.dayHint}
      inputMode="numeric"
      autoComplete="off"
      error={!isTyping && text !== '' && isoOf(text) === ''}
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
      onChange={({ target }) => change(target.value)}
    />
  );
  return isInline ? <Box sx={aboveOnPhones}>{field}</Box> : field;
}

const aboveOnPhones = {
  '@media (max-width: 719.95px)': {
    '& label.MuiFormLabel-root': {
      position: 'static',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      ...labelStyle,
    },
    '& [data-inline]': { display: 'none' },
  },
} as const;

const InlineLabel = ({ children }: { children: string }) => (
  <Box
    component="span"
    data-inline
    aria-hidden="true"
    sx={{ flexShrink: 0, mr: 1, color: 'text.secondary' }}
  >
    {children}
  </Box>
);
