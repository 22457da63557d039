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
  /** Status and commands, beside the title. */
  beside?: ReactNode;
  /** Buttons for the neighbours in the queue. */
  steps?: ReactNode;
  error: unknown;
  retry: () => unknown;
  /** Nothing while the record is loading. */
  children: ReactNode;
}

export function RecordPage(props: RecordPageProps) {
  const { id, back, backLabel, title, beside, steps, error, retry, children } = props;
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
      {error ? <RecordError error={error} retry={retry} /> : (children ?? <Loading />)}
    </Stack>
  );
}

/** Moves focus and scroll position to the start when the page shows another record. */
function useFocusOnChange(id: string): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    document.getElementById('main')?.focus();
    window.scrollTo({ top: 0 });
  }, [id]);
}
