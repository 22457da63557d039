import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { verdictText } from '#contract/proof/verdictText.ts';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { FoldSummary } from '#src/investor/fold/FoldSummary.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { FlushLoading } from '#src/shared/ui/Loading.tsx';
import { CountedBalance } from './CountedBalance.tsx';
import { copy } from './copy.ts';
import { keepProof } from './keepProof.ts';
import { type BalanceState, useBalanceProof } from './useBalanceProof.ts';

const { balance: text } = copy;

/** Whether this browser finds the balance of the investor in what is owed to all. */
export function BalancePanel() {
  const { data, error, refetch } = useBalanceProof();
  return (
    <Panel title={text.title}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {text.text}
      </Typography>
      {data ? (
        <State state={data} />
      ) : error ? (
        <PartError error={error} retry={refetch} />
      ) : (
        <FlushLoading />
      )}
    </Panel>
  );
}

function State({ state }: { state: BalanceState }) {
  if (state.kind === 'absent') return <Typography>{text.absent}</Typography>;
  if (state.kind === 'other-account') return <Alert severity="error">{text.otherAccount}</Alert>;
  if (state.kind === 'unsigned') {
    return <Typography>{text.unsigned(moment(state.snapshot))}</Typography>;
  }
  const { verdict, saved } = state;
  const { title, reasons } = verdictText(verdict);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Alert severity={verdict.proved ? 'success' : 'error'} sx={{ justifySelf: 'stretch' }}>
        {title}
      </Alert>
      {verdict.proved && verdict.of.kind === 'balance' && (
        <Box sx={{ justifySelf: 'stretch' }}>
          <CountedBalance {...verdict.of.counted} />
        </Box>
      )}
      <Box component="details" open={!verdict.proved} sx={{ justifySelf: 'stretch' }}>
        <FoldSummary>{text.how}</FoldSummary>
        <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Box>
      </Box>
      <Button variant="outlined" onClick={() => keepProof(saved, text.file)}>
        {copy.keep}
      </Button>
    </Box>
  );
}
