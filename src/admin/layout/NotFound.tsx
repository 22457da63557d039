import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import { copy } from '#src/shared/copy.ts';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';

/** An unknown address of the back office; the tabs stay visible. */
export function NotFound() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <PageTitle>{copy.notFound.title}</PageTitle>
      <Typography color="text.secondary">{copy.notFound.text}</Typography>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" href="/">
          {copy.home}
        </Button>
        <Button variant="contained" component={Link} to={listPath('users')}>
          {copy.dashboard}
        </Button>
      </Stack>
    </Stack>
  );
}
