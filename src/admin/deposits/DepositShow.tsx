import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RecordContextProvider } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { reference } from '#src/shared/format/reference.ts';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { ReadFailure } from '../shell/ReadFailure.tsx';
import { copy } from './copy.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { EvidencePanels } from './EvidencePanels.tsx';
import { EvidenceWarnings } from './EvidenceWarnings.tsx';
import { useEvidence } from './useEvidence.ts';

const words = copy.evidence;

/** `/admin/adminTrans/:id/show`: a deposit with its evidence side by side (S-294). */
export function DepositShow() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useEvidence(id);
  return (
    <Stack spacing={2}>
      <Button
        component={Link}
        to="/admin/adminTrans"
        startIcon={<ArrowBack />}
        sx={{ alignSelf: 'flex-start' }}
      >
        {words.back}
      </Button>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <PageTitle>{words.title(reference(id))}</PageTitle>
        {data && <StatusBadge status={data.status} />}
        {data && (
          <RecordContextProvider value={data}>
            <DecisionButtons />
          </RecordContextProvider>
        )}
      </Stack>
      {error ? (
        <ReadFailure error={error} retry={refetch} />
      ) : data ? (
        <>
          <EvidenceWarnings evidence={data} />
          <EvidencePanels evidence={data} />
        </>
      ) : (
        <Loading />
      )}
    </Stack>
  );
}
