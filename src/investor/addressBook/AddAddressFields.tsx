import Box from '@mui/material/Box';
import { isCoin } from '#contract/coin.ts';
import { CoinRadios } from '#src/investor/coins/CoinRadios.tsx';
import { FieldError } from '#src/shared/form/FieldError.tsx';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { machineText } from './machineText.ts';
import { PasteButton } from './PasteButton.tsx';
import type { useAddForm } from './useAddForm.ts';

const words = copy.adding;
const coinErrorId = 'book-coin-error';

/** The coin, the address and its label. */
export function AddAddressFields({ form }: { form: ReturnType<typeof useAddForm> }) {
  const [coin, { errors }] = [form.watch('coin'), form.formState];
  return (
    <>
      <div>
        <CoinRadios
          legend={words.coin}
          value={isCoin(coin) ? coin : ''}
          onChange={(chosen) => {
            form.setValue('coin', chosen, { shouldDirty: true });
            form.clearErrors(['coin', 'address']);
          }}
          {...(errors.coin && { errorId: coinErrorId })}
        />
        {errors.coin?.message && (
          <Box sx={{ mt: 0.5, fontSize: '0.75rem', color: 'error.main' }}>
            <FieldError id={coinErrorId}>{errors.coin.message}</FieldError>
          </Box>
        )}
      </div>
      <TextField
        {...fieldWithError(form, 'address', words.addressHint)}
        label={words.address}
        multiline
        maxRows={3}
        endAdornment={
          form.watch('address') === '' && (
            <PasteButton
              onPaste={(text) => {
                form.setValue('address', text, { shouldDirty: true });
                form.clearErrors('address');
                form.setFocus('address');
              }}
            />
          )
        }
        autoComplete="off"
        spellCheck={false}
        fullWidth
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.closest('form')?.requestSubmit();
        }}
        sx={machineText}
      />
      <TextField
        {...fieldWithError(form, 'label', words.labelHint)}
        label={words.label}
        autoComplete="off"
        fullWidth
      />
    </>
  );
}
