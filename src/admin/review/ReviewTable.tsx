import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import { DataTable, type RaRecord, useListContext } from 'react-admin';
import type { Coin } from '#contract/coin.ts';
import type { Cents } from '#contract/money.ts';
import { EmptyRows, type EmptyRowsProps } from '#src/admin/lists/EmptyRows.tsx';
import { ListTable } from '#src/admin/lists/ListTable.tsx';
import type { Owner } from '#src/admin/provider/records.ts';
import { RecordLink } from '#src/admin/shell/RecordLinks.tsx';
import { moment, rowMoment } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { CoinMark } from './Flag.tsx';
import type { Queue } from './queue.ts';
import { WaitedCell, WaitingCell } from './WaitingCell.tsx';

interface ReviewRow extends RaRecord {
  id: string;
  coin: Coin;
  user: Owner;
  amountCents: Cents;
  /** Of an item that waits: since when it is approved. */
  decidedAt: string | null;
  dueAt?: string;
}

type Label =
  | 'reference'
  | 'mode'
  | 'user'
  | 'amount'
  | 'status'
  | 'waiting'
  | 'took'
  | 'date'
  | 'action';

interface ReviewTableProps<Row extends ReviewRow> {
  labels: Record<Label, string>;
  empty: EmptyRowsProps;
  hiddenColumns: readonly string[];
  since: Queue['since'];
  isWaiting: (row: Row) => boolean;
  isSelectable?: boolean;
  /** The statuses after which a row no longer waits. */
  ended: readonly string[];
  Link: ComponentType<{ id: string }>;
  Status: ComponentType<{ item: Row }>;
  /** Behind the name. */
  AboutUser?: ComponentType<{ item: Row }>;
  Action: ComponentType<{ item: Row }>;
  /** Columns before the status. */
  details?: ReactNode;
  /** Columns between date and action. */
  children?: ReactNode;
}

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** One reads, then acts: the action is the last column. */
export function ReviewTable<Row extends ReviewRow>(props: ReviewTableProps<Row>) {
  const { labels, empty, hiddenColumns, since, isWaiting, Link, Status, AboutUser, Action } = props;
  const Column = DataTable.Col<Row>;
  const when = (item: Row) => String(item[since]);
  const { status } = useListContext<Row>().filterValues;
  const hasEnded = props.ended.includes(status);
  return (
    <ListTable
      hiddenColumns={hiddenColumns}
      isSelectable={props.isSelectable === true}
      empty={<EmptyRows {...empty} />}
    >
      <Column
        label={labels.reference}
        render={({ id }) => <Link id={id} />}
        sx={{ width: { xs: 100, lg: 112 } }}
      />
      <Column
        label={labels.mode}
        render={({ coin }) => <CoinMark coin={coin} />}
        sx={{ width: 64 }}
        className="from-desk"
      />
      <Column
        label={labels.user}
        render={(item) => (
          <Box component="span" sx={{ display: 'flex', '& > a': cut }}>
            <RecordLink screen="users" id={item.user.id} color="inherit" underline="hover">
              {item.user.fullName}
            </RecordLink>
            {AboutUser && <AboutUser item={item} />}
          </Box>
        )}
      />
      <Column
        source="amount"
        label={labels.amount}
        align="right"
        sortByOrder="DESC"
        render={({ amountCents }) => <Money cents={amountCents} />}
        sx={{ width: { xs: 100, lg: 116 }, fontWeight: 600 }}
      />
      {props.details}
      <Column
        label={labels.status}
        render={(item) => <Status item={item} />}
        sx={{ width: { xs: 164, lg: 268 }, '@media (min-width: 1600px)': { width: 320 } }}
      />
      <Column
        label={hasEnded ? labels.took : labels.waiting}
        render={(item) =>
          isWaiting(item) ? (
            <WaitingCell since={item.decidedAt ?? when(item)} dueAt={item.dueAt} isBare />
          ) : (
            item.decidedAt && <WaitedCell since={when(item)} until={item.decidedAt} />
          )
        }
        sx={{ width: { xs: 160, lg: 148 } }}
      />
      <Column
        source={since}
        label={labels.date}
        render={(item) => (
          <time dateTime={when(item)} title={moment(when(item))}>
            {rowMoment(when(item))}
          </time>
        )}
        sx={{ width: 132, color: 'text.secondary' }}
        className="from-desk"
      />
      {props.children}
      <Column
        label={labels.action}
        render={(item) => <Action item={item} />}
        sx={{ width: { xs: 124, lg: 116 } }}
        className="in-preview"
      />
    </ListTable>
  );
}
