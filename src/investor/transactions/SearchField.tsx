import Search from '@mui/icons-material/Search';
import { useEffect, useState } from 'react';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';

interface SearchFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** So that a word is one request, not one for each letter. */
const pauseMs = 300;

/** Searches when the typing pauses. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [last, setLast] = useState(value);
  if (value !== last) {
    // The filter was cleared, or caught up with the text.
    setLast(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <TextField
      id="transaction-search"
      type="search"
      fullWidth
      label={copy.filter.search}
      hidesLabel
      startAdornment={
        <Search aria-hidden="true" sx={{ fontSize: 20, mr: 1, color: 'text.secondary' }} />
      }
      placeholder={copy.filter.searchHint}
      value={text}
      onChange={({ target }) => setText(target.value)}
      slotProps={{ htmlInput: { maxLength: 120 } }}
    />
  );
}
