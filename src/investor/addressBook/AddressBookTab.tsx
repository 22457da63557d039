import Typography from '@mui/material/Typography';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';
import { Strong } from '#src/investor/notes/Strong.tsx';
import { TransactionSkeleton } from '#src/investor/transactions/TransactionSkeleton.tsx';
import { AddressList } from './AddressList.tsx';
import { BookSwitch } from './BookSwitch.tsx';
import { copy } from './copy.ts';
import { useAddressBook } from './useAddressBook.ts';

/** `/user/useracct/addresses`: where withdrawals may go. */
export function AddressBookTab() {
  const { data, error, refetch } = useAddressBook();
  return (
    <TwoColumns side={<About waitHours={data?.book.waitHours} />}>
      {error && (
        <Panel title={copy.book.title}>
          <PartError error={error} retry={refetch} hasData={data !== undefined} />
        </Panel>
      )}
      {data ? (
        <>
          <BookSwitch book={data} />
          <AddressList book={data} />
        </>
      ) : (
        !error && (
          <Panel title={copy.book.title}>
            <TransactionSkeleton rows={4} />
          </Panel>
        )
      )}
    </TwoColumns>
  );
}

/** Without a wait until that is known. */
function About({ waitHours = 0 }: { waitHours?: number | undefined }) {
  const { title, points, waits } = copy.about;
  return (
    <Panel title={title}>
      {[...points, ...(waitHours > 0 ? waits(waitHours) : [])].map(([lead, text]) => (
        <Typography key={lead} variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          <Strong>{lead}</Strong> {text}
        </Typography>
      ))}
    </Panel>
  );
}
