import PieChartOutline from '@mui/icons-material/PieChartOutline';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { copy } from './copy.ts';

/** `/user/my-plans`: always empty, because plans are not on offer. */
export function MyPlansPage() {
  return (
    <Stack spacing={2}>
      <PageHead>{copy.my.title}</PageHead>
      <Card sx={{ p: { xs: 2, tablet: 3 } }}>
        <Typography variant="h4" component="h2">
          {copy.my.heading}
        </Typography>
        <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 5 }}>
          <PieChartOutline aria-hidden="true" sx={{ fontSize: 44, color: 'text.secondary' }} />
          <Typography>{copy.my.empty}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 460 }}>
            {copy.my.why}
          </Typography>
          <MuiLink component={Link} to="/user/deposit" sx={{ lineHeight: '44px' }}>
            {copy.my.investNow}
          </MuiLink>
        </Stack>
      </Card>
    </Stack>
  );
}
