import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useOverview } from '#src/admin/overview/useOverview.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';
import { type Step, stepsOf } from './stepsOf.ts';

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

interface StepItemProps {
  step: Step;
  /** The step is done on this screen. */
  isHere: boolean;
}

function StepItem({ step: { name, isDone, note, to }, isHere }: StepItemProps) {
  const { title, text, link } = copy[name];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
      {isDone ? (
        <CheckCircle titleAccess={copy.done} sx={{ fontSize: 18, color: 'success.main' }} />
      ) : (
        <Box aria-hidden="true" sx={ring} />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 550 }}>{title}</Box>
        <Box sx={{ fontSize: '0.75rem', lineHeight: '16px', color: 'text.secondary' }}>
          {isDone ? note : isHere ? copy.here : text}
        </Box>
        {!isDone && !isHere && (
          <MuiLink component={Link} to={to} sx={{ fontSize: '0.75rem', ...touch }}>
            {link}
          </MuiLink>
        )}
      </Box>
    </Box>
  );
}

const touch = { '@media (pointer: coarse)': { display: 'inline-block', py: 1.5 } } as const;

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

const ring = {
  width: 16,
  height: 16,
  m: '1px',
  flex: 'none',
  borderRadius: '50%',
  boxShadow: 'inset 0 0 0 1.5px var(--control-line)',
} as const;
