import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { type AccountKeyRecord, accountKeys } from '#contract/accountKeys.ts';
import { FactList } from '#src/admin/panel/FactList.tsx';
import { InfoDialog } from '#src/admin/shell/InfoDialog.tsx';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { send } from '#src/shared/api/send.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { keyCopy } from './keyCopy.ts';
import { SaveAddresses } from './SaveAddresses.tsx';

const texts = keyCopy.page;

/** The addresses of a key in figures, and what a wallet needs to find their coin. */
export function KeyDialog({ walletId, close }: { walletId: string; close: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['account-key', walletId],
    queryFn: async ({ signal }) =>
      (await send(accountKeys.read, { params: { walletId }, signal })).data,
    staleTime: 0,
  });
  return (
    <InfoDialog title={texts.title} open close={close}>
      {data ? (
        <Facts record={data} />
      ) : error ? (
        <RecordError error={error} retry={refetch} />
      ) : (
        <Loading />
      )}
    </InfoDialog>
  );
}

function Facts({ record }: { record: AccountKeyRecord }) {
  const { descriptor, nextIndex, highestUsed, fingerprint } = record;
  return (
    <Stack spacing={2}>
      <Alert severity="info">{texts.gap(record.gapLimit)}</Alert>
      <FactList
        facts={[
          [texts.used, texts.issued(record.used, record.issued)],
          [texts.highest, highestUsed === null ? texts.none : String(highestUsed)],
          [texts.longest, String(record.longestUnused)],
          [texts.next, String(nextIndex)],
          [texts.first, <AddressText key="first" address={record.firstAddress} />],
          ...(fingerprint
            ? [[texts.fingerprint, <code key="of">{fingerprint}</code>] as const]
            : []),
          [texts.path, <code key="path">{`m/${record.path}`}</code>],
          [texts.key, <Code key="key" text={record.accountKey} name={texts.key} />],
          ...(descriptor
            ? [
                [
                  texts.descriptor,
                  <Box key="descriptor">
                    <Code text={descriptor} name={texts.descriptor} />
                    {texts.range(nextIndex - 1)}
                  </Box>,
                ] as const,
              ]
            : []),
        ]}
      />
      <SaveAddresses walletId={record.walletId} />
    </Stack>
  );
}

const Code = ({ text, name }: { text: string; name: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
    <Box component="code" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
      {text}
    </Box>
    <CopyButton text={text} name={name} />
  </Box>
);
