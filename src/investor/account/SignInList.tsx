import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { copy as accountCopy } from '#src/shared/account/copy.ts';
import { useSignIns } from '#src/shared/account/useSessions.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';

/** Attempts to sign in; a failed one may be a stranger's. */
export function SignInList() {
  const { data, error, refetch } = useSignIns();
  const { title, text, empty } = copy.signIns;
  return (
    <Panel title={title}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {text}
      </Typography>
      {error && <PartError error={error} retry={refetch} hasData={data !== undefined} />}
      {data?.length === 0 && <Typography>{empty}</Typography>}
      {data && (
        <List disablePadding aria-label={title}>
          {data.map(({ at, device, outcome }) => (
            <ListItem
              key={`${at} ${outcome}`}
              disableGutters
              sx={{ gap: 2, borderTop: 1, borderColor: 'divider', fontSize: '0.8125rem' }}
            >
              <Box
                sx={{
                  mr: 'auto',
                  display: 'grid',
                  gridTemplateColumns: { xs: '1fr', tablet: '148px 1fr' },
                }}
              >
                <Box sx={{ color: 'text.secondary' }}>
                  <Moment at={at} short />
                </Box>
                {device ?? accountCopy.sessions.unknown}
              </Box>
              <Outcome isOk={outcome === 'ok'} />
            </ListItem>
          ))}
        </List>
      )}
    </Panel>
  );
}

function Outcome({ isOk }: { isOk: boolean }) {
  const Icon = isOk ? CheckOutlined : CloseOutlined;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        flexShrink: 0,
        fontWeight: 550,
        color: isOk ? 'success.main' : 'error.main',
      }}
    >
      <Icon aria-hidden="true" sx={{ fontSize: 16 }} />
      {isOk ? copy.signIns.ok : copy.signIns.failed}
    </Box>
  );
}
