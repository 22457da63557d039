import Button from '@mui/material/Button';
import { HttpError } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import { Notice } from '#src/shared/ui/Notice.tsx';
import { copy } from './copy.ts';

/** Whether a read failed for want of the record: another try would change nothing. */
export const isMissing = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 404;

/** In the place of a record that does not exist, with the way to those that do. */
export function NoSuchRecord({ screen }: { screen: keyof typeof copy.missing.titles }) {
  const { titles, text, toList } = copy.missing;
  return (
    <Notice isFramed title={titles[screen]} text={text}>
      <Button variant="contained" component={Link} to={listPath(screen)}>
        {toList[screen]}
      </Button>
    </Notice>
  );
}
