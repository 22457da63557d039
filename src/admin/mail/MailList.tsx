import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable, useRecordContext } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { searchFilter } from '#src/admin/filters/filterFields.ts';
import { EmptyRows } from '#src/admin/lists/EmptyRows.tsx';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { ListTable } from '#src/admin/lists/ListTable.tsx';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { MailRecord } from '#src/admin/provider/records.ts';
import { usePoll } from '#src/admin/provider/usePoll.ts';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';
import { ReadButton } from './ReadButton.tsx';

const { columns, empty, noMatch, waiting } = copy;

const Column = DataTable.Col<MailRecord>;

const filters = [searchFilter(copy.to, 'to')];

const sorts = [
  { field: 'createdAt', order: 'DESC', label: copy.sorts.newest },
  { field: 'createdAt', order: 'ASC', label: copy.sorts.oldest },
] as const;

/** The sent mails; the screen exists in demo mode only. */
export function MailList() {
  const { isFailing } = usePoll(resource.mail);
  const narrow = useNarrow();
  return (
    <ListFrame
      title={copy.title}
      hint={isFailing ? adminCopy.list.pollFails : copy.hint}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={sorts}
      filters={filters}
    >
      {narrow ? <MailCards /> : <MailTable />}
    </ListFrame>
  );
}

function MailTable() {
  return (
    <ListTable empty={<EmptyRows none={empty} noMatch={noMatch} />}>
      <Column label={columns.to} render={({ to }) => to} />
      <Column label={columns.subject} render={({ subject }) => subject} />
      <Column
        source="createdAt"
        label={columns.createdAt}
        sortByOrder="DESC"
        render={({ createdAt }) => <Moment at={createdAt} short />}
        sx={{ width: 140 }}
      />
      <Column
        label={columns.sentAt}
        render={({ sentAt }) => (sentAt ? <Moment at={sentAt} short /> : waiting)}
        sx={{ width: 140 }}
      />
      <Column label={columns.text} field={ReadButton} sx={{ width: 96 }} />
    </ListTable>
  );
}

function MailCards() {
  return (
    <RecordCards none={empty} noMatch={noMatch}>
      <MailCard />
    </RecordCards>
  );
}

function MailCard() {
  const mail = useRecordContext<MailRecord>();
  if (!mail) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography noWrap sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
          {mail.subject}
        </Typography>
        <Typography noWrap component="div" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {mail.to} · <Moment at={mail.createdAt} short />
        </Typography>
      </Box>
      <ReadButton />
    </Stack>
  );
}
