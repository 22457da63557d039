import Box from '@mui/material/Box';
import { useNewsCount } from '#src/investor/summary/useNewsCount.ts';
import { copy } from './copy.ts';

/** The number of messages that are not read, beside the name of a page. */
export function NewsMark() {
  const count = useNewsCount();
  if (count === 0) return null;
  return (
    <Box component="span" sx={mark}>
      {count}
      <Box component="span" sx={forReaders}>
        {` ${copy.badge(count)}`}
      </Box>
    </Box>
  );
}

const mark = {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  px: 0.75,
  borderRadius: '10px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1,
} as const;

const forReaders = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
