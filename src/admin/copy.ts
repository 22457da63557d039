import type { BackOfficeKey } from '#contract/backOffice.ts';
import { listRowsMax } from '#contract/sizes.ts';

const tabs: Record<BackOfficeKey, string> = {
  deposits: 'Transactions',
  users: 'Users',
  settings: 'Settings',
  withdrawals: 'Withdrawals',
  activity: 'Activity',
  mail: 'Mail',
};

export const copy = {
  backOffice: 'Back-office',
  account: 'Account menu',
  signOut: 'SignOut',
  tabs,
  own: 'Your own: a colleague decides.',
  list: {
    all: 'All',
    clear: 'Clear filters',
    pagesOf: (list: string) => `Pages of ${list}`,
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    fromEnd: (page: number, of: string) =>
      page === 1 ? `last page of ${of}` : `page ${page} from the end of ${of}`,
    yes: 'Yes',
    no: 'No',
    from: 'From day (UTC)',
    to: 'To day (UTC)',
    amountFrom: 'Amount from',
    amountTo: 'Amount to',
    user: 'User',
    range: (from: number, to: number, of: string) => `${from}–${to} of ${of}`,
    moreThan: (count = listRowsMax) => `more than ${count.toLocaleString('en')}`,
    pollFails: 'Could not refresh. Trying again.',
  },
  columns: { button: 'Columns', title: 'Columns of the table', reset: 'Reset' },
  export: {
    button: 'Export',
    title: 'Export as CSV',
    text: 'Current filters, order and columns',
    starting: 'Counting the rows…',
    progress: (rows: number, total: number) =>
      `${rows.toLocaleString('en')} of about ${total.toLocaleString('en')} rows`,
    done: 'Export saved.',
  },
  /** Texts of react-admin's own parts, by their keys. */
  reactAdmin: {
    'ra.action.add_filter': 'Filters',
    'ra.action.remove_filter': 'Remove this filter',
    'ra.action.remove_all_filters': 'Remove all filters',
    'ra.action.cancel': 'Cancel',
    'ra.action.save': 'Save',
    'ra.action.confirm': 'Confirm',
    'ra.action.clear_input_value': 'Clear value',
    'ra.action.sort': 'Sort',
    'ra.sort.sort_by': 'Sort by %{field_lower_first} %{order}',
    'ra.sort.ASC': 'ascending',
    'ra.sort.DESC': 'descending',
    'ra.boolean.true': 'Yes',
    'ra.boolean.false': 'No',
    'ra.notification.http_error': 'An error occurred.',
    'ra.notification.data_provider_error': 'An error occurred.',
  },
  reason: 'Reason',
  reasonHint: 'The investor can read it.',
} as const;
