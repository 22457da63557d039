import Box from '@mui/material/Box';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';
import { copy } from './copy.ts';

const words = copy.codes;

/** The new codes, with a button that copies all. */
export function Codes({ codes }: { codes: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 2 }}>
      <Box component="ul" aria-label={words.name} sx={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <CopyButton text={codes.join('\n')} name={words.copy} />
    </Box>
  );
}

const list = {
  flexGrow: 1,
  m: 0,
  p: 2,
  borderRadius: 1,
  bgcolor: 'var(--sunken)',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 1,
  listStyle: 'none',
} as const;
