import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMay } from '#src/admin/duties/useMay.ts';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { PresetDialog } from './PresetDialog.tsx';
import { ProposeDialog } from './ProposeDialog.tsx';
import { RuleTable } from './RuleTable.tsx';
import { ruleCopy } from './ruleCopy.ts';
import { useApprovalRules } from './useApprovals.ts';

/** The rules of approvals for each kind, and proposals to change them. */
export function RulesOfApprovals() {
  const { data, error, refetch } = useApprovalRules();
  const { open } = useDialogs();
  const mayPropose = useMay('keys');
  const propose = data && mayPropose && (
    <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
      <Button variant="outlined" size="small" onClick={() => open(<PresetDialog rules={data} />)}>
        {ruleCopy.preset.button}
      </Button>
      <Button variant="outlined" size="small" onClick={() => open(<ProposeDialog rules={data} />)}>
        {ruleCopy.propose.button}
      </Button>
    </Stack>
  );
  return (
    <Panel title={ruleCopy.rules.title} text={ruleCopy.rules.text} beside={propose}>
      {data ? (
        <>
          <RuleTable rules={data} />
          <Box component="ul" sx={notes}>
            {ruleCopy.rules.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Box>
        </>
      ) : error ? (
        <LoadError error={error} retry={refetch} />
      ) : (
        <Loading />
      )}
    </Panel>
  );
}

const notes = { m: 0, mt: 2, pl: 2.25, color: 'text.secondary' } as const;
