import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { backOffice, backOfficeKeys } from '#contract/backOffice.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { goKeys } from '#src/admin/shell/goKeys.ts';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';

interface ShortcutsDialogProps {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  close: () => void;
}

/** Lists the keys. They can be turned off, as speech input may trigger them (WCAG 2.1.4). */
export function ShortcutsDialog({ isOn, onSwitch, close }: ShortcutsDialogProps) {
  return (
    <Dialog open onClose={close} maxWidth="md" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{copy.shortcuts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{copy.shortcuts.text}</DialogContentText>
        <KeyGroups />
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Switch checked={isOn} onChange={(_, checked) => onSwitch(checked)} />}
          label={copy.shortcuts.switch}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close} autoFocus>
          {sharedCopy.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
  gap: 3,
} as const;

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, max-content) 1fr',
  columnGap: 1.5,
  rowGap: 0.75,
  alignItems: 'center',
  '& dt': { position: 'relative', display: 'inline-flex', gap: 0.375 },
  '& dd': { m: 0, color: 'text.secondary' },
} as const;

type Line = readonly [caps: readonly string[], does: string];

/** The keys of the screens that this server offers follow the first line. */
function useGroups(): readonly { title: string; keys: readonly Line[] }[] {
  const isDemo = useSettings().data?.demo === true;
  const screens = backOfficeKeys.flatMap((key): Line[] => {
    const letter = goKeys[key];
    const isOffered = isDemo || backOffice[key].access === 'admin';
    return letter && isOffered ? [[['G', letter.toUpperCase()], adminCopy.tabs[key]]] : [];
  });
  const [everywhere, ...others] = copy.shortcuts.groups;
  const [search, ...rest] = everywhere.keys;
  return [{ title: everywhere.title, keys: [search, ...screens, ...rest] }, ...others];
}

const KeyGroups = () => (
  <Box sx={columns}>
    {useGroups().map(({ title, keys }) => (
      <section key={title} aria-label={title}>
        <Typography variant="h3" sx={{ fontSize: '0.75rem', mb: 1 }}>
          {title}
        </Typography>
        <Box component="dl" sx={list}>
          {keys.map(([caps, does]) => (
            <Fragment key={does}>
              <dt>
                <Box component="span" sx={readOnly}>
                  {caps.join(' ')}
                </Box>
                {caps.map((cap) => (
                  <KeyHint key={cap}>{cap}</KeyHint>
                ))}
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </Box>
      </section>
    ))}
  </Box>
);
