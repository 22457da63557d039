import { TextInput } from 'react-admin';
import { copy as area } from '../copy.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { usePoll } from '../provider/usePoll.ts';
import { useNarrow } from '../shell/useNarrow.ts';
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

/** `/admin/mail`: what was sent, in demo mode alone (S-132). */
export function MailList() {
  const { failing } = usePoll('mail');
  const narrow = useNarrow();
  return (
    <ListFrame
      title={copy.title}
      hint={failing ? area.list.pollFails : copy.hint}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={sorts}
      filters={filters}
    >
      {narrow ? <MailCards /> : <MailTable />}
    </ListFrame>
  );
}
