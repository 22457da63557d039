import Close from '@mui/icons-material/Close';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { copy } from '#src/admin/copy.ts';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { useDebounced } from './useDebounced.ts';
import { useFilters } from './useFilters.ts';

interface SearchBoxProps {
  source: string;
  label: string;
}

/** The search of a list; `/` focuses it, Escape clears and leaves it. */
export function SearchBox({ source, label }: SearchBoxProps) {
  const { values, change } = useFilters();
  const set = String(values[source] ?? '');
  const [typed, setTyped] = useState(set);
  const settled = useDebounced(typed);
  const applied = useRef(set);
  const narrow = useNarrow();
  // A view, the address or "Clear filters" sets it from outside.
  useEffect(() => {
    if (set === applied.current) return;
    applied.current = set;
    setTyped(set);
  }, [set]);
  const apply = (text: string) => {
    const q = text.trim();
    if (q === applied.current) return;
    applied.current = q;
    change({ [source]: q === '' ? undefined : q });
  };
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => latest.current(settled), [settled]);
  const clear = () => {
    setTyped('');
    apply('');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') apply(typed);
    else if (event.key === 'Escape') {
      event.currentTarget.blur();
      clear();
    }
  };
  return (
    <InputBase
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={press}
      placeholder={label}
      inputProps={{
        'aria-label': label,
        'aria-keyshortcuts': '/',
        maxLength: 100,
        autoComplete: 'off',
        spellCheck: false,
        enterKeyHint: 'search',
      }}
      startAdornment={<SearchOutlined sx={{ fontSize: 18, color: 'var(--faint)', mr: 1 }} />}
      endAdornment={
        typed === '' ? (
          <KeyHint>/</KeyHint>
        ) : (
          <IconButton size="small" aria-label={copy.list.clearSearch} onClick={clear}>
            <Close sx={{ fontSize: 16 }} />
          </IconButton>
        )
      }
      sx={{
        width: narrow ? '100%' : { xs: 240, lg: 352 },
        flex: 'none',
        height: narrow ? 44 : 30,
        '@media (pointer: coarse)': { height: 44 },
        pl: 1,
        pr: 0.75,
        border: '1px solid var(--control-line)',
        borderRadius: '6px',
        bgcolor: 'background.paper',
        color: 'var(--faint)',
        fontSize: narrow ? '1rem' : '0.8125rem',
        '& input': { p: 0, textOverflow: 'ellipsis', color: 'text.primary' },
        '&.Mui-focused': {
          borderColor: 'primary.main',
          boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
        },
      }}
    />
  );
}
