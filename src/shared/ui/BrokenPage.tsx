import Button from '@mui/material/Button';
import { copy } from '#src/shared/copy.ts';
import { Notice } from './Notice.tsx';

export function BrokenPage() {
  const { title, text, reload } = copy.broken;
  return (
    <Notice title={title} text={text}>
      <Button variant="outlined" href="/">
        {copy.home}
      </Button>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {reload}
      </Button>
    </Notice>
  );
}
