import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useOverview } from '#src/admin/overview/useOverview.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';
import { StepItem } from './StepItem.tsx';
import { stepsOf } from './stepsOf.ts';

interface FirstRunProps {
  /** On the screen of users itself, where staff are invited. */
  isUsers?: boolean;
}

/** The first steps of an installation; nothing once all are done. */
export function FirstRun({ isUsers = false }: FirstRunProps) {
  const overview = useOverview().data;
  const settings = useSettings().data;
  if (!overview || !settings) return null;
  const steps = stepsOf(overview.setUp, settings);
  const left = steps.filter(({ isDone }) => !isDone).length;
  if (left === 0) return null;
  return (
    <Box component="section" aria-label={copy.title} sx={strip}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography variant="h2" sx={{ fontSize: '0.8125rem', lineHeight: '18px' }}>
          {copy.title}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {copy.left(left)}
        </Typography>
      </Box>
      <Box component="ol" sx={list}>
        {steps.map((step) => (
          <StepItem key={step.name} step={step} isHere={step.name === 'staff' && isUsers} />
        ))}
      </Box>
    </Box>
  );
}

const strip = {
  m: 'calc(-1 * var(--inset))',
  mb: 'var(--inset)',
  px: 'var(--inset)',
  py: 1.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
} as const;
