import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import { copy } from './copy.ts';
import { hidden } from './hidden.ts';

export type Step = 'amount' | 'payment' | 'receipt';

const order: readonly Step[] = ['amount', 'payment', 'receipt'];

/** The three steps, with the current one marked and the earlier ones ticked. */
export function StepProgress({ step }: { step: Step }) {
  const current = order.indexOf(step);
  return (
    <Box sx={{ position: 'relative' }}>
      <Box role="status" sx={hidden}>
        {copy.step(current + 1, copy.steps[current] ?? '')}
      </Box>
      <Box aria-hidden="true" sx={bar}>
        {copy.steps.map((name, index) => (
          <Box key={name} data-current={index === current} sx={{ display: 'contents' }}>
            {index > 0 && <Box sx={line} />}
            <Box data-state={Math.sign(index - current)} sx={sign}>
              {index < current ? <CheckOutlined sx={{ fontSize: 14 }} /> : index + 1}
            </Box>
            <Box
              data-name
              sx={{ ...label, color: index === current ? 'text.primary' : 'text.secondary' }}
            >
              {name}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

// Where three names do not fit, only the current one has its name.
const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.5,
  whiteSpace: 'nowrap',
  '@media (max-width: 359.95px)': { '& > [data-current=false] > [data-name]': { display: 'none' } },
} as const;

const line = {
  flex: '1 1 16px',
  maxWidth: 32,
  borderTop: '1px solid var(--control-line)',
} as const;

const label = { fontSize: '0.8125rem', fontWeight: 500 } as const;

const sign = {
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  flexShrink: 0,
  borderRadius: '50%',
  border: '1px solid var(--control-line)',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'text.secondary',
  '&[data-state="0"]': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
  },
  '&[data-state="-1"]': {
    bgcolor: 'var(--success-soft)',
    borderColor: 'transparent',
    color: 'success.main',
  },
} as const;
