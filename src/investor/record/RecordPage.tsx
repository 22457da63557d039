import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { reference } from '#contract/reference.ts';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { NotFound } from '#src/investor/layout/NotFound.tsx';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { CardSkeleton } from '#src/investor/layout/PageSkeleton.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';
import { ApiError } from '#src/shared/api/apiError.ts';
import { copy } from './copy.ts';

const listPath = '/user/transaction';

interface RecordPageProps {
  kind: 'deposit' | 'withdrawal';
  /** The id of the record once it is here. */
  id: string | undefined;
  error: Error | null;
  retry: () => void;
  children: ReactNode;
}

/** The page of a deposit or withdrawal: its name, the way back to the list, and its content. */
export function RecordPage({ kind, id, error, retry, children }: RecordPageProps) {
  const navigate = useNavigate();
  if (error instanceof ApiError && error.status === 404)
    return <NotFound {...copy.missing[kind]} />;
  const name = copy.names[kind];
  return (
    <Stack useFlexGap spacing={2}>
      <PageHead
        tab={`${name} ${id ? reference(id) : ''}`.trim()}
        onBack={() => void navigate(listPath)}
      >
        {name}
      </PageHead>
      <Box sx={{ display: { xs: 'none', tablet: 'block' } }}>
        <Button component={Link} to={listPath} startIcon={<ArrowBack />} sx={{ ml: -2 }}>
          {copy.list}
        </Button>
      </Box>
      {id ? children : error ? <PartError error={error} retry={retry} /> : <Pending />}
    </Stack>
  );
}

const Pending = () => (
  <TwoColumns side={<CardSkeleton height={{ xs: 160, lg: 190 }} />}>
    <CardSkeleton height={{ xs: 560, lg: 600 }} />
  </TwoColumns>
);
