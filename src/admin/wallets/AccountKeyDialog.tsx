import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Controller } from 'react-hook-form';
import { accountKeyRules, type accountKeys } from '#contract/accountKeys.ts';
import type { BodyOf } from '#contract/call.ts';
import { coinNames, coins } from '#contract/coin.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { keyCopy } from './keyCopy.ts';

type Input = BodyOf<typeof accountKeys.add>;

const blank: Input = { coin: 'BTC', key: '', fingerprint: '', path: '', check: '' };
const texts = keyCopy;

/** The key from which addresses are derived. A private key is refused before it is sent. */
export function AccountKeyDialog() {
  const command = useDialogCommand(commands.addAccountKey, {
    invalidates: ['wallets'],
    waiting: texts.adding,
  });
  const form = useCommandForm(accountKeyRules, blank, command);
  const coin = form.watch('coin');
  const input = (name: 'key' | 'fingerprint' | 'path' | 'check', label: string, hint: string) => (
    <TextField
      {...fieldProps(form, name, problemId)}
      label={label}
      helperText={hint}
      error={form.formState.errors[name] !== undefined}
      autoComplete="off"
      spellCheck={false}
      fullWidth
      multiline={name === 'key'}
      sx={{ '& input, & textarea': { fontFamily: fonts.mono } }}
    />
  );
  return (
    <FormDialog
      title={texts.add}
      submit={texts.submit}
      command={command}
      form={form}
      onSubmit={command.run}
    >
      <Typography variant="body2">{texts.text}</Typography>
      <Alert severity="warning">{texts.never}</Alert>
      <Controller
        name="coin"
        control={form.control}
        render={({ field: { ref, ...field } }) => (
          <TextField {...field} id="key-coin" inputRef={ref} select label={texts.coin} fullWidth>
            {coins.map((each) => (
              <MenuItem key={each} value={each}>
                {coinNames[each]}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      {input('key', texts.key, texts.keyHint[coin])}
      {coin === 'BTC' && input('fingerprint', texts.fingerprint, texts.fingerprintHint)}
      {input('path', texts.path, texts.pathHint[coin])}
      {input('check', texts.check, texts.checkHint)}
    </FormDialog>
  );
}
