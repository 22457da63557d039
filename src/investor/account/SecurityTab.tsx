import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copy } from './copy.ts';
import { PasswordChangeDialog } from './PasswordChangeDialog.tsx';
import { SessionList } from './SessionList.tsx';

export function SecurityTab() {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Stack spacing={3}>
      <Card component="section" aria-labelledby="password" sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Typography id="password" variant="h4" component="h2">
            {copy.password.section}
          </Typography>
          <Typography color="text.secondary">{copy.password.text}</Typography>
          <Button variant="outlined" onClick={() => setIsChanging(true)}>
            {copy.password.title}
          </Button>
        </Stack>
      </Card>
      <SessionList />
      {isChanging && <PasswordChangeDialog onClose={() => setIsChanging(false)} />}
    </Stack>
  );
}
