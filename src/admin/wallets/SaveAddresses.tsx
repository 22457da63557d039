import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { accountKeys } from '#contract/accountKeys.ts';
import { isoDay } from '#contract/time.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { exportFile, saveFile } from '#src/admin/export/exportFile.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { keyCopy } from './keyCopy.ts';

const texts = keyCopy.page;

/** The button that saves all addresses of a key as a file, for those who may. */
export function SaveAddresses({ walletId }: { walletId: string }) {
  const toasts = useToasts();
  const mayKeys = useMay('keys');
  const mayAudit = useMay('audit');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => exportFile(accountKeys.addresses, { params: { walletId } }, () => undefined),
    onSuccess: (file) => {
      saveFile(file, `addresses-${isoDay(new Date())}.csv`);
      toasts.success(texts.saved);
    },
  });
  if (!mayKeys && !mayAudit) return null;
  return (
    <div>
      <Button size="small" variant="outlined" loading={isPending} onClick={() => mutate()}>
        {texts.csv}
      </Button>
      <ErrorAlert id="addresses-problem" message={error ? messageOf(error) : undefined} />
    </div>
  );
}
