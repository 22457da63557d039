import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { RecordError } from './RecordError.tsx';

interface RecordPageProps {
  id: string;
  back: string;
  backLabel: string;
  title: string;
  /** What stands beside the title: status and what can be done. */
  beside?: ReactNode;
  /** The way to the neighbours. */
  steps?: ReactNode;
  failure: unknown;
  retry: () => unknown;
  /** The record; nothing while it is on the way. */
  children: ReactNode;
}

/** The page of one record: the way back, its name, what can be done, what it holds. */
export function RecordPage(props: RecordPageProps) {
  const { id, back, backLabel, title, beside, steps, failure, retry, children } = props;
  useFocusOnChange(id);
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Button component={Link} to={back} startIcon={<ArrowBack />}>
          {backLabel}
        </Button>
        {steps}
      </Stack>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <PageTitle>{title}</PageTitle>
        {beside}
      </Box>
      {failure ? <RecordError error={failure} retry={retry} /> : (children ?? <Loading />)}
    </Stack>
  );
}

/** A page that becomes another record's begins anew, also for keyboard and screen reader. */
function useFocusOnChange(id: string): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    document.getElementById('main')?.focus();
    window.scrollTo({ top: 0 });
  }, [id]);
}
