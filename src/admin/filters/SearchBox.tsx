import Close from '@mui/icons-material/Close';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent } from 'react';
import { copy } from '#src/admin/copy.ts';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { useTypedSearch } from './useTypedSearch.ts';

interface SearchBoxProps {
  source: string;
  label: string;
}

/** The search of a list; `/` focuses it, Escape clears and leaves it. */
export function SearchBox({ source, label }: SearchBoxProps) {
  const { typed, type, apply, clear } = useTypedSearch(source);
  const narrow = useNarrow();
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') apply();
    else if (event.key === 'Escape') {
      event.currentTarget.blur();
      clear();
    }
  };
  return (
    <InputBase
      value={typed}
      onChange={(event) => type(event.target.value)}
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
