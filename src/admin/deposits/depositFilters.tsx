import { SelectInput } from 'react-admin';
import { type Coin, coinNames } from '#contract/coin.ts';
import { depositStatuses } from '#contract/deposits.ts';
import { copy as area } from '../copy.ts';
import { copy } from './copy.ts';

const { filters, statuses } = copy.deposits;

const select = {
  alwaysOn: true,
  emptyText: area.list.all,
  variant: 'outlined',
  size: 'small',
  margin: 'none',
  helperText: false,
  sx: { minWidth: { xs: 120, sm: 160 } },
} as const;

const coins = (Object.keys(coinNames) as Coin[]).map((id) => ({ id, name: coinNames[id] }));

/** What the deposit list can be narrowed to; each has an index on the server. */
export const depositFilters = [
  <SelectInput
    {...select}
    key="status"
    source="status"
    label={filters.status}
    choices={depositStatuses.map((id) => ({ id, name: statuses[id] }))}
  />,
  <SelectInput {...select} key="coin" source="coin" label={filters.coin} choices={coins} />,
];
