import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { copy } from './copy.ts';
import { PaletteList } from './PaletteList.tsx';
import type { Entry } from './paletteEntries.ts';
import { usePalette } from './usePalette.ts';

const { palette } = copy;

/** Finds people, deposits, withdrawals and screens: a combobox whose list is always open. */
export function PaletteDialog({ close }: { close: () => void }) {
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const { groups, status } = usePalette(typed);
  const entries = groups.flatMap((group) => group.entries);
  const current = entries[Math.min(index, entries.length - 1)];
  const navigate = useNavigate();
  const id = useId();
  const open = ({ to }: Entry) => {
    close();
    navigate(to);
  };
  const step = (by: number) =>
    setIndex((at) => (entries.length ? (at + by + entries.length) % entries.length : 0));
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && current) open(current);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={`${id}-title`}
      maxWidth="sm"
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box component="h2" id={`${id}-title`} sx={readOnly}>
        {palette.title}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, height: 48, px: 1.5 }}>
        <SearchOutlined sx={{ color: 'var(--faint)' }} />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setIndex(0);
          }}
          onKeyDown={press}
          placeholder={palette.placeholder}
          inputProps={{
            role: 'combobox',
            'aria-label': palette.title,
            'aria-expanded': true,
            'aria-controls': id,
            'aria-autocomplete': 'list',
            ...(current && { 'aria-activedescendant': `${id}-${current.id}` }),
            autoComplete: 'off',
            spellCheck: false,
            maxLength: 100,
          }}
        />
        <KeyHint>Esc</KeyHint>
      </Box>
      <PaletteList
        id={id}
        groups={groups}
        currentId={current?.id}
        typed={typed.trim()}
        onOpen={open}
      />
      <Box
        role="status"
        sx={{ px: 1.75, py: 1, fontSize: '0.75rem', color: 'var(--faint)', minHeight: 34 }}
      >
        {status}
      </Box>
    </Dialog>
  );
}
