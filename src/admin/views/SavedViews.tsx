import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { copy } from '#src/admin/copy.ts';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';
import { useSavedViews } from './useSavedViews.ts';

const texts = copy.savedViews;

/** The form that saves a view, and the saved views with their addresses. */
export function SavedViews() {
  const { saved, search, save, remove } = useSavedViews();
  const [name, setName] = useState('');
  const { pathname } = useLocation();
  const address = (query: string) => `${window.location.origin}${pathname}${query}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    save(name.trim());
    setName('');
  };
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2" color="text.secondary">
        {texts.text}
      </Typography>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        onSubmit={submit}
        sx={{ alignItems: 'flex-end' }}
      >
        <TextField
          size="small"
          fullWidth
          label={texts.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={name.trim() === ''}
          sx={{ flex: 'none', minHeight: 37, whiteSpace: 'nowrap' }}
        >
          {texts.save}
        </Button>
      </Stack>
      <Row name={texts.link}>
        <CopyButton text={address(search)} name={texts.link} />
      </Row>
      {saved.map((view) => (
        <Row key={view.name} name={view.name}>
          <CopyButton text={address(view.search)} name={texts.linkOf(view.name)} />
          <IconButton
            size="small"
            aria-label={texts.remove(view.name)}
            onClick={() => remove(view.name)}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Row>
      ))}
    </Stack>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack direction="row" sx={{ alignItems: 'center', minHeight: 32 }}>
    <Typography variant="body2" noWrap sx={{ flexGrow: 1 }}>
      {name}
    </Typography>
    {children}
  </Stack>
);
