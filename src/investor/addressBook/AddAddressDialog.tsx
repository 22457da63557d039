import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { isCoin } from '#contract/coin.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { serverFieldError } from '#src/shared/form/serverFieldError.ts';
import { AddAddressFields } from './AddAddressFields.tsx';
import { copy } from './copy.ts';
import { type AddValues, isAddField, useAddForm } from './useAddForm.ts';
import { useAddAddress } from './useAddressBook.ts';

interface AddAddressDialogProps {
  waitHours: number;
  onClose: () => void;
}

const words = copy.adding;

export function AddAddressDialog({ waitHours, onClose }: AddAddressDialogProps) {
  const form = useAddForm();
  const adding = useAddAddress(onClose);
  const refuse = (error: Error) => {
    const { field, message } = serverFieldError(error);
    if (isAddField(field)) form.setError(field, { message }, { shouldFocus: true });
  };
  const add = ({ coin: chosen, ...values }: AddValues) => {
    if (isCoin(chosen)) adding.mutate({ coin: chosen, ...values }, { onError: refuse });
  };
  const isAtField = isAddField(serverFieldError(adding.error).field);
  const close = () => !adding.isPending && onClose();
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="add-address-title">
      <Box
        component="form"
        noValidate
        onSubmit={form.handleSubmit(add)}
        sx={{ display: 'contents' }}
      >
        <DialogTitle id="add-address-title">{words.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <AddAddressFields form={form} />
            <DialogContentText>{words.wait(waitHours)}</DialogContentText>
            <ErrorAlert id="add-address-error" error={isAtField ? null : adding.error} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button variant="outlined" color="inherit" onClick={close} disabled={adding.isPending}>
            {sharedCopy.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={adding.isPending}>
            {words.submit}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
