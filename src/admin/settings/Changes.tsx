import ArrowForward from '@mui/icons-material/ArrowForward';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import type { Change } from './changesOf.ts';
import { copy } from './copy.ts';
import type { SettingsForm } from './settingsForm.ts';
import { usePreview } from './usePreview.ts';

const words = copy.changes;

interface ChangesProps {
  form: SettingsForm;
  changes: readonly Change[];
}

/** Each change from old to new, then what it meets at once. */
export function Changes({ form, changes }: ChangesProps) {
  const { facts, error, isReading } = usePreview(form, changes);
  return (
    <Box component="section" aria-label={words.title} sx={frame}>
      <Box sx={{ fontWeight: 600 }}>{words.title}</Box>
      <Box component="ul" sx={list}>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            {words.names[field]}: {before}{' '}
            <ArrowForward aria-hidden="true" sx={{ fontSize: 14, verticalAlign: '-2px' }} />
            <Box component="span" sx={readOnly}>
              {words.becomes}
            </Box>{' '}
            <strong>{after}</strong>
          </li>
        ))}
      </Box>
      <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
        {facts.map((fact) => (
          <Box key={fact} sx={{ display: 'flex', gap: 0.75, color: 'warning.main' }}>
            <InfoOutlined aria-hidden="true" sx={{ fontSize: 16, mt: '1px' }} />
            {fact}
          </Box>
        ))}
        {facts.length === 0 && isReading && (
          <Box sx={{ color: 'text.secondary' }}>{words.reading}</Box>
        )}
        {error && <Box sx={{ color: 'error.main' }}>{messageOf(error)}</Box>}
      </Box>
    </Box>
  );
}

const frame = {
  px: 1.5,
  py: 1.25,
  borderRadius: 1,
  bgcolor: 'var(--sunken)',
  display: 'grid',
  gap: 0.75,
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 0.5,
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: 600 },
} as const;
