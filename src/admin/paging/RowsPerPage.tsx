import NativeSelect from '@mui/material/NativeSelect';
import { useListContext, useStore } from 'react-admin';
import { copy } from '#src/admin/copy.ts';
import { perPageChoices, perPageDefault, perPageKey } from './perPage.ts';

/** The number of rows per page, only on a list with an address. */
export function RowsPerPage() {
  const { perPage, setPerPage } = useListContext();
  const [, store] = useStore(perPageKey, perPageDefault);
  if (!perPageChoices.some((choice) => choice === perPage)) return null;
  const pick = (rows: number) => {
    store(rows);
    setPerPage(rows);
  };
  return (
    <NativeSelect
      value={perPage}
      disableUnderline
      onChange={(event) => pick(Number(event.target.value))}
      inputProps={{ 'aria-label': copy.list.perPage, title: copy.list.perPage }}
      sx={{ fontSize: '0.75rem', color: 'text.secondary', mr: 0.5, '& select': { py: 0.25 } }}
    >
      {perPageChoices.map((rows) => (
        <option key={rows} value={rows}>
          {rows}
        </option>
      ))}
    </NativeSelect>
  );
}
