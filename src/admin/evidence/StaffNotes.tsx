import Box from '@mui/material/Box';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';
import { NoteForm } from './NoteForm.tsx';

/** The notes of staff, which the investor cannot read. */
export function StaffNotes({ evidence: { id, notes } }: { evidence: EvidenceRecord }) {
  return (
    <Section name={copy.notes.title}>
      {notes.length > 0 && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, mb: 1 }}
        >
          {notes.map(({ id, at, by, text }) => (
            <li key={id}>
              <strong>{by}</strong>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                <Moment at={at} short />
              </Box>{' '}
              {text}
            </li>
          ))}
        </Box>
      )}
      <NoteForm id={id} />
    </Section>
  );
}
