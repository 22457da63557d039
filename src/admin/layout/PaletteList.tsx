import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { fonts } from '#src/shared/theme/tokens.ts';
import { type Status, StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import type { Entry, EntryGroup } from './paletteEntries.ts';

interface PaletteListProps {
  id: string;
  groups: readonly EntryGroup[];
  currentId: string | undefined;
  /** Marked in what was found by it. */
  typed: string;
  onOpen: (entry: Entry) => void;
}

const option = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 30,
  px: 1,
  mx: 0.5,
  borderRadius: '6px',
  cursor: 'pointer',
  fontSize: '0.8125rem',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected=true]': {
    bgcolor: 'var(--cursor)',
    boxShadow: 'inset 0 0 0 1px var(--primary-line)',
  },
} as const;

/** The results in groups. The focus stays in the field above, which names the current one. */
export function PaletteList({ id, groups, currentId, typed, onOpen }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (currentId)
      document.getElementById(`${id}-${currentId}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, currentId]);
  return (
    <Box
      ref={list}
      id={id}
      role="listbox"
      aria-label="Results"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        maxHeight: 'calc(100vh - 148px)',
        overflowY: 'auto',
        pb: 0.5,
      }}
    >
      {groups.map(({ title, entries, isMarked = false }) => (
        <Box key={title} role="group" aria-label={title}>
          <Box
            aria-hidden="true"
            sx={{ px: 1.5, pt: 1, pb: 0.5, fontSize: '0.75rem', color: 'var(--faint)' }}
          >
            {title}
          </Box>
          {entries.map((entry) => (
            <Box
              key={entry.id}
              id={`${id}-${entry.id}`}
              role="option"
              aria-selected={entry.id === currentId}
              // A press must not take the focus out of the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(entry)}
              sx={option}
            >
              <Found entry={entry} typed={isMarked ? typed : ''} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface FoundProps {
  entry: Entry;
  typed: string;
}

const Found = ({ entry: { text, detail, status, keys = [] }, typed }: FoundProps) => (
  <>
    <Box component="span" sx={status ? { ...name, ...ofRecord } : name}>
      <Marked text={text} typed={typed} />
    </Box>
    <Box
      component="span"
      sx={{ color: 'text.secondary', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
    >
      {detail && <Marked text={detail} typed={typed} />}
    </Box>
    <Box component="span" sx={{ ml: 'auto', display: 'inline-flex', gap: 0.375 }}>
      {status && <StatusBadge status={status as Status} plain />}
      {keys.map((key) => (
        <KeyHint key={key}>{key}</KeyHint>
      ))}
    </Box>
  </>
);

/** A text with what is typed in it, where it first occurs. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const at = typed ? text.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  if (at < 0) return text;
  const end = at + typed.length;
  return (
    <>
      {text.slice(0, at)}
      <Box component="span" data-match sx={mark}>
        {text.slice(at, end)}
      </Box>
      {text.slice(end)}
    </>
  );
}

const name = { fontWeight: 500, whiteSpace: 'nowrap' } as const;

const ofRecord = { fontFamily: fonts.mono, fontSize: '0.75rem' } as const;

const mark = { bgcolor: 'var(--primary-soft)', borderRadius: '2px' } as const;
