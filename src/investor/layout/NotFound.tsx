import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { copy as investorCopy } from '#src/investor/copy.ts';
import { copy } from '#src/shared/copy.ts';
import { PageHead } from './PageHead.tsx';
import { Panel } from './Panel.tsx';

interface NotFoundProps {
  title?: string;
  text?: string;
}

/** An unknown address of the area, or an unknown record of a page, within the area's frame. */
export function NotFound({ title, text }: NotFoundProps) {
  return (
    <Panel>
      <PageHead>{title ?? copy.notFound.title}</PageHead>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {text ?? copy.notFound.text}
      </Typography>
      <Stack direction="row" spacing={1.5}>
        <Button variant="contained" component={Link} to="/user/overview">
          {copy.dashboard}
        </Button>
        <Button variant="outlined" component={Link} to="/user/help">
          {investorCopy.layout.help}
        </Button>
      </Stack>
    </Panel>
  );
}
