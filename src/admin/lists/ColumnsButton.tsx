import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useResourceContext, useStore } from 'react-admin';
import { copy } from '../copy.ts';
import type { ExportOf } from './exportOf.ts';

const words = copy.columns;

/**
 * Chooses which columns the table shows, kept where react-admin's table looks for them: its own
 * chooser nests switches in options in a menu, which screen readers cannot follow.
 */
export function ColumnsButton({ exported }: { exported: ExportOf }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewWeekOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.button}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': words.title } }}
      >
        <Choices exported={exported} />
      </Popover>
    </>
  );
}

function Choices({ exported: { columns, labels = {}, hidden = [] } }: { exported: ExportOf }) {
  const resource = useResourceContext();
  const [away, setAway] = useStore<readonly string[]>(`${resource}.datatable`, hidden);
  const turn = (name: string, shown: boolean) =>
    setAway(shown ? away.filter((other) => other !== name) : [...away, name]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', px: 2, py: 1 }}>
      {Object.keys(columns).map((name) => (
        <FormControlLabel
          key={name}
          control={
            <Switch
              size="small"
              checked={!away.includes(name)}
              onChange={(_, shown) => turn(name, shown)}
            />
          }
          label={labels[name] ?? name}
        />
      ))}
      <Button size="small" onClick={() => setAway(hidden)}>
        {words.reset}
      </Button>
    </Box>
  );
}
