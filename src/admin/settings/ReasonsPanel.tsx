import Box from '@mui/material/Box';
import { useMay } from '#src/admin/duties/useMay.ts';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { useReasons } from '#src/admin/record/useReasons.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { copy } from './copy.ts';
import { ReasonEditor } from './ReasonEditor.tsx';

/** The sentences that staff choose from when they decline. */
export function ReasonsPanel() {
  const { data, error, refetch } = useReasons();
  const mayChange = useMay('keys');
  return (
    <Panel title={copy.reasons.title} text={mayChange ? copy.reasons.text : copy.reasons.readOnly}>
      {data ? (
        <Box component="fieldset" disabled={!mayChange} sx={columns}>
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
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
