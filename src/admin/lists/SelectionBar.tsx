import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { copy } from '#src/admin/copy.ts';
import { ExportButton } from '#src/admin/export/ExportButton.tsx';
import { useKeys } from '#src/admin/shell/useKeys.ts';
import type { ListHeadProps } from './listHeadProps.ts';

/** In the place of the filters: what can be done with the chosen rows. Never anything with money. */
export function SelectionBar({ exported, bulkActions }: ListHeadProps) {
  const { selectedIds = [], onUnselectItems } = useListContext();
  const ids = selectedIds.map(String);
  useKeys({ Escape: () => onUnselectItems() });
  return (
    <Box
      role="toolbar"
      aria-label={copy.list.selected(ids.length)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: 40,
        pb: 0.75,
        px: 'var(--inset)',
        '@media (pointer: coarse)': { height: 56 },
        '& .MuiButton-root': { minHeight: 30 },
      }}
    >
      <Box component="b" role="status" sx={{ mr: 1 }}>
        {copy.list.selected(ids.length)}
      </Box>
      {bulkActions}
      {exported && <ExportButton exported={exported} ids={ids} isLabelled />}
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        {copy.list.unselect}
      </Button>
    </Box>
  );
}
