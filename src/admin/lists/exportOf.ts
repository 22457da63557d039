import type { Call } from '#contract/call.ts';

/** How a list leaves as CSV. */
export interface ExportOf {
  row: Call;
  /** The file's name, without its ending. */
  name: string;
  /** Which columns of the file a column of the table stands for, by the table column's name. */
  columns: Readonly<Record<string, readonly string[]>>;
  /** Labels of the table's columns that are named after a field. */
  labels?: Readonly<Record<string, string>>;
  /** Columns of the table that nobody sees until they choose them. */
  hidden?: readonly string[];
}

/** The file's columns for what the table shows, in the table's order. */
export const columnsOf = ({ columns }: ExportOf, hidden: readonly string[]): string =>
  Object.entries(columns)
    .filter(([shown]) => !hidden.includes(shown))
    .flatMap(([, names]) => names)
    .join(',');
