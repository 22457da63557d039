import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '#src/admin/duties/useMay.ts';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { ScreenHead } from '#src/admin/panel/ScreenHead.tsx';
import { settingsPart } from '#src/admin/shell/settingsPart.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { copy } from './copy.ts';
import { MakePayout } from './MakePayout.tsx';
import { PayoutRows } from './PayoutRows.tsx';
import { usePayoutNeeds, usePayouts } from './usePayouts.ts';

/** The payouts, and the way to make one. */
export function PayoutList() {
  const { data, error, refetch } = usePayouts();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ScreenHead title={copy.title} text={copy.text}>
        <MakeButton />
      </ScreenHead>
      <Missing />
      <Panel title={copy.caption}>
        {error ? (
          <LoadError error={error} retry={refetch} />
        ) : data ? (
          <PayoutRows payouts={data} />
        ) : (
          <Skeleton height={120} />
        )}
      </Panel>
    </Box>
  );
}

function Missing() {
  const needs = usePayoutNeeds();
  if (!needs || (needs.hasNode && needs.hasKey)) return null;
  const { node, key, settings } = copy.missing;
  if (needs.hasKey) return <Alert severity="info">{node}</Alert>;
  return (
    <Alert
      severity="info"
      action={
        <Button component={RouterLink} to={settingsPart('wallets')} size="small">
          {settings}
        </Button>
      }
    >
      {key}
    </Alert>
  );
}

function MakeButton() {
  const { open } = useDialogs();
  const mayPay = useMay('pay');
  const needs = usePayoutNeeds();
  if (!mayPay || !needs?.hasNode || !needs.hasKey) return null;
  return (
    <Button variant="contained" onClick={() => open(<MakePayout estimate={needs.feeRate} />)}>
      {copy.make.button}
    </Button>
  );
}
