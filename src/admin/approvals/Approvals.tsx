import Box from '@mui/material/Box';
import type { ApprovalProgress } from '#contract/approvalProgress.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { useMinute } from '#src/shared/format/useMinute.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';
import { Objections } from './Objections.tsx';
import { waitOf } from './paymentOff.ts';

const texts = copy.section;

interface ApprovalsProps {
  kind: 'deposit' | 'withdrawal';
  id: string;
  progress: ApprovalProgress;
}

/** The approvals of a subject and what is missing; nothing where one approval suffices. */
export function Approvals({ kind, id, progress }: ApprovalsProps) {
  const wait = waitOf(progress, useMinute());
  const { needed, have, separatePayer, approvals, objections } = progress;
  if (needed < 2 && !wait && !separatePayer && objections.length === 0) return null;
  const title = texts.title(have, needed);
  return (
    <Section title={title}>
      {approvals.length === 0 && <Box sx={soft}>{texts.none}</Box>}
      {approvals.length > 0 && (
        <Box component="ul" aria-label={title} sx={list}>
          {approvals.map(({ by, at, note }) => (
            <li key={by._id}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {by.fullName}
              </Box>{' '}
              <Box component="span" sx={soft}>
                <Moment at={at} />
                {note && `: ${note}`}
              </Box>
            </li>
          ))}
        </Box>
      )}
      {wait && <Box sx={{ fontWeight: 600 }}>{wait}</Box>}
      {separatePayer && <Box sx={soft}>{texts.separatePayer}</Box>}
      <Objections kind={kind} id={id} objections={objections} />
    </Section>
  );
}

const soft = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;

const list = { listStyle: 'none', m: 0, p: 0, my: 0.5, display: 'grid', gap: 0.5 } as const;
