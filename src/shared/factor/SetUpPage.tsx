import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { copy } from './copy.ts';
import { TwoStep } from './TwoStep.tsx';
import { useSecondFactor } from './useSecondFactor.ts';

const words = copy.setUp;

interface SetUpPageProps {
  onDone: () => void;
  onSignOut: () => void;
}

/** Staff who must set up the second step see nothing else before. */
export function SetUpPage({ onDone, onSignOut }: SetUpPageProps) {
  const isComplete = useSecondFactor().data?.setUp === true;
  return (
    <Box component="main" id="main" sx={{ mx: 'auto', width: '100%', maxWidth: 640, p: 2.5 }}>
      <PageTitle sx={{ fontSize: '1.5rem' }}>{words.title}</PageTitle>
      <Box sx={{ my: 2 }}>{words.text}</Box>
      <Card component="section" aria-label={copy.title}>
        <CardContent>
          <TwoStep />
        </CardContent>
      </Card>
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" disabled={!isComplete} onClick={onDone} sx={tall}>
          {words.begin}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onSignOut} sx={tall}>
          {words.signOut}
        </Button>
      </Box>
    </Box>
  );
}

const tall = { minHeight: 44 } as const;
