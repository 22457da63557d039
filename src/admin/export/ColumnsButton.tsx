import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useResourceContext, useStore } from 'react-admin';
import { copy } from '#src/admin/copy.ts';
import { PopoverButton } from '#src/admin/shell/PopoverButton.tsx';
import type { ExportOf } from './exportOf.ts';

/**
 * Chooses the visible columns, in the store of react-admin's table. Its own chooser nests switches
 * in the options of a menu, which screen readers cannot follow.
 */
export function ColumnsButton({ exported }: { exported: ExportOf }) {
  return (
    <PopoverButton
      name={copy.columns.title}
      button={{
        color: 'inherit',
        'aria-label': copy.columns.button,
        title: copy.columns.button,
        sx: { minWidth: 32, minHeight: 32, p: 0.5, color: 'action.active' },
        children: <ViewWeekOutlined fontSize="small" />,
      }}
    >
      <Choices exported={exported} />
    </PopoverButton>
  );
}

function Choices({ exported: { columns, labels = {}, hidden = [] } }: { exported: ExportOf }) {
  const resource = useResourceContext();
  const [hiddenColumns, setHiddenColumns] = useStore<readonly string[]>(
    `${resource}.datatable`,
    hidden,
  );
  const turn = (name: string, shown: boolean) =>
    setHiddenColumns(
      shown ? hiddenColumns.filter((other) => other !== name) : [...hiddenColumns, name],
    );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', px: 2, py: 1 }}>
      {Object.keys(columns).map((name) => (
        <FormControlLabel
          key={name}
          control={
            <Switch
              size="small"
              checked={!hiddenColumns.includes(name)}
              onChange={(_, shown) => turn(name, shown)}
            />
          }
          label={labels[name] ?? name}
        />
      ))}
      <Button size="small" onClick={() => setHiddenColumns([...hidden])}>
        {copy.columns.reset}
      </Button>
    </Box>
  );
}
