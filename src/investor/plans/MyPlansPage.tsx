import PieChartOutline from '@mui/icons-material/PieChartOutline';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { copy } from './copy.ts';

const words = copy.my;

/** `/user/my-plans`: none, while no plan can be subscribed, and why (S-159 to S-162). */
export function MyPlansPage() {
  return (
    <Stack spacing={3}>
      <PageTitle>{words.title}</PageTitle>
      <Card sx={{ p: 3 }}>
        <Typography variant="h4" component="h2">
          {words.heading}
        </Typography>
        <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 5 }}>
          <PieChartOutline aria-hidden="true" sx={{ fontSize: 44, color: 'text.secondary' }} />
          <Typography>{words.empty}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 460 }}>
            {words.why}
          </Typography>
          <Button variant="contained" component={Link} to="/user/deposit">
            {words.investNow}
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}
