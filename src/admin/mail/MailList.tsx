import { TextInput } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { usePoll } from '#src/admin/provider/usePoll.ts';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { copy } from './copy.ts';
import { MailCards } from './MailCards.tsx';
import { MailTable } from './MailTable.tsx';

const filters = [
  <TextInput
    key="to"
    source="to"
    label={copy.to}
    alwaysOn
    resettable
    variant="outlined"
    size="small"
    margin="none"
    helperText={false}
    sx={{ width: { xs: '100%', sm: 320 } }}
  />,
];

const sorts = ['createdAt'];

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
