import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Section } from '#src/admin/record/Section.tsx';
import { copy } from './copy.ts';

/** The place of the checks while they are read. */
export const LoadingChecks = () => (
  <Section name={copy.proof.loading}>
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 }}>
      {[70, 55, 60, 75, 65, 50].map((share) => (
        <Skeleton key={share} width={`${share}%`} height={23} />
      ))}
    </Box>
  </Section>
);
