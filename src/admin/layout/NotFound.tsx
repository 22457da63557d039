import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { copy } from '#src/shared/copy.ts';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';

/** An address of the back-office that leads nowhere; the tabs stay in sight (S-040). */
export function NotFound() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <PageTitle>{copy.notFound.title}</PageTitle>
      <Typography color="text.secondary">{copy.notFound.text}</Typography>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" href="/">
          {copy.home}
        </Button>
        <Button variant="contained" component={Link} to="/admin/testing">
          {copy.dashboard}
        </Button>
      </Stack>
    </Stack>
  );
}
