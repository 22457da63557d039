import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '#src/investor/layout/Panel.tsx';

interface StepsPanelProps {
  title: string;
  steps: readonly string[];
  note: string;
  link: { to: string; label: string };
}

/** The steps of a deposit or withdrawal, with the link that begins it. */
export function StepsPanel({ title, steps, note, link }: StepsPanelProps) {
  return (
    <Panel
      title={title}
      aside={
        <Link component={RouterLink} to={link.to} sx={{ lineHeight: { xs: '44px', wide: '28px' } }}>
          {link.label}
        </Link>
      }
    >
      <Box component="ol" sx={{ m: 0, pl: 2.5, '& li': { pl: 0.5, py: 0.5 } }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      <Typography color="text.secondary" sx={{ mt: 1.5 }}>
        {note}
      </Typography>
    </Panel>
  );
}
