import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { copy } from './copy.ts';
import type { Step } from './stepsOf.ts';

interface StepItemProps {
  step: Step;
  /** The step is done on this screen. */
  isHere: boolean;
}

/** One of the first steps: done, or with the link to where it is done. */
export function StepItem({ step: { name, isDone, note, to }, isHere }: StepItemProps) {
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

const ring = {
  width: 16,
  height: 16,
  m: '1px',
  flex: 'none',
  borderRadius: '50%',
  boxShadow: 'inset 0 0 0 1.5px var(--control-line)',
} as const;
