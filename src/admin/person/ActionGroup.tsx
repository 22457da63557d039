import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId } from 'react';
import { Section } from '#src/admin/record/Section.tsx';

export interface PersonAction {
  label: string;
  hint: string;
  /** The obstacle that makes it impossible now. */
  blocked?: string | undefined;
  run: () => void;
}

interface ActionGroupProps {
  title: string;
  /** Actions that cannot be taken back, or that give away power. */
  isDanger?: boolean;
  actions: readonly PersonAction[];
}

/** Actions of the same danger, each with its consequence. */
export function ActionGroup({ title, isDanger = false, actions }: ActionGroupProps) {
  if (actions.length === 0) return null;
  return (
    <Box sx={isDanger ? danger : {}}>
      <Section title={title}>
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {actions.map((action) => (
            <ActionRow key={action.label} {...action} isDanger={isDanger} />
          ))}
        </Box>
      </Section>
    </Box>
  );
}

function ActionRow({ label, hint, blocked, run, isDanger }: PersonAction & { isDanger: boolean }) {
  const hintId = useId();
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <ButtonBase
          aria-describedby={hintId}
          disabled={blocked !== undefined}
          onClick={run}
          sx={{ ...button, color: isDanger ? 'error.main' : 'text.primary' }}
        >
          {label}
        </ButtonBase>
        <Box id={hintId} sx={{ fontSize: '0.75rem', lineHeight: 4 / 3, color: 'text.secondary' }}>
          {hint}
          {blocked && <Box sx={{ mt: 0.5 }}>{blocked}</Box>}
        </Box>
      </Box>
      {!blocked && (
        <ChevronRight aria-hidden="true" sx={{ fontSize: 18, color: 'text.secondary' }} />
      )}
    </Box>
  );
}

const danger = {
  m: 1,
  borderRadius: 1,
  boxShadow: '0 0 0 1px var(--mui-palette-error-main)',
  '& > section': { borderBottom: 0, px: 1.5 },
} as const;

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.875,
  '&:has(button:not(:disabled):hover)': { bgcolor: 'action.hover' },
  mx: -1,
  px: 1,
  borderRadius: 1,
} as const;

const button = {
  font: 'inherit',
  fontWeight: 600,
  borderRadius: 0.5,
  '&.Mui-disabled': { color: 'text.secondary' },
  // The whole row is pressed.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--mui-palette-primary-main)' },
} as const;
