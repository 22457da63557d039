import type { Call } from '#contract/call.ts';
import type { ExportColumn, ExportName } from '#contract/exportColumns.ts';

/** The CSV export of a list. */
export interface ExportOf<Name extends ExportName = ExportName> {
  call: Call;
  /** The file's name without extension. */
  name: string;
  /** The file's columns for each column of the table: by the field that sorts it, else its label. */
  columns: Readonly<Record<string, readonly ExportColumn<Name>[]>>;
  /** Columns of the file that belong to no column of the table. */
  notOnScreen: readonly ExportColumn<Name>[];
  /** Labels of the table columns that are named after a field. */
  labels?: Readonly<Record<string, string>>;
  /** Table columns that are hidden by default. */
  hidden?: readonly string[];
  /** The rows of the list are sentences: they have no columns to choose. */
  isSentences?: boolean;
  /** Whether the list filters by days, so that the export can too. */
  hasDays?: boolean;
}

/** All columns of the file. */
export const allColumnsOf = ({ columns, notOnScreen }: ExportOf): string =>
  [...Object.values(columns).flat(), ...notOnScreen].join(',');

/** The file's columns for the visible columns of the table, in the table's order. */
export const columnsOf = ({ columns }: ExportOf, hidden: readonly string[]): string =>
  Object.entries(columns)
    .filter(([name]) => !hidden.includes(name))
    .flatMap(([, names]) => names)
    .join(',');
