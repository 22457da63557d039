import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { copy } from '#src/admin/copy.ts';

/** An order of a list in words, such as "Oldest first". */
export interface SortChoice {
  field: string;
  order: 'ASC' | 'DESC';
  label: string;
}

/** The order of the cards; a table is sorted by its columns. */
export function SortSelect({ sorts }: { sorts: readonly SortChoice[] }) {
  const { sort, setSort } = useListContext();
  const keyOf = ({ field, order }: { field: string; order: string }) => `${field} ${order}`;
  const pick = (key: string) => {
    const choice = sorts.find((other) => keyOf(other) === key);
    if (choice) setSort({ field: choice.field, order: choice.order });
  };
  const isKnown = sorts.some((choice) => keyOf(choice) === keyOf(sort));
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={copy.list.sort}
      value={isKnown ? keyOf(sort) : ''}
      onChange={(event) => pick(event.target.value)}
    >
      {sorts.map((choice) => (
        <MenuItem key={keyOf(choice)} value={keyOf(choice)}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
