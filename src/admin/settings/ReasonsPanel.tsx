import Box from '@mui/material/Box';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { useReasons } from '#src/admin/record/useReasons.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { copy } from './copy.ts';
import { ReasonEditor } from './ReasonEditor.tsx';

/** The sentences that staff choose from when they decline. */
export function ReasonsPanel() {
  const { data, error, refetch } = useReasons();
  return (
    <Panel title={copy.reasons.title} text={copy.reasons.text}>
      {data ? (
        <Box sx={columns}>
          <ReasonEditor kind="deposit" stored={data} />
          <ReasonEditor kind="withdrawal" stored={data} />
        </Box>
      ) : error ? (
        <LoadError error={error} retry={refetch} />
      ) : (
        <Loading />
      )}
    </Panel>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
