import type { ReactNode } from 'react';
import type { ExportOf } from '#src/admin/export/exportOf.ts';
import type { Filter } from '#src/admin/filters/filter.ts';
import type { View } from '#src/admin/filters/views.ts';
import type { News } from './NewsButton.tsx';
import type { SortChoice } from './SortSelect.tsx';

export interface ListHeadProps {
  title: string;
  /** Views with their counts, each an address; a list without views shows its title. */
  views?: readonly View[];
  /** Writes a count that may not be counted to its end. */
  countText?: (count: number) => string;
  /** A short note beside the title. */
  hint?: ReactNode;
  /** Buttons at the end of the first row; a phone has another row for them. */
  actions?: ReactNode;
  /** A button that fits beside the title of a phone. */
  beside?: ReactNode;
  filters: readonly Filter[];
  /** The orders of the cards; a table sorts by its column headers. */
  sorts: readonly SortChoice[];
  /** The CSV export; its columns are the ones that staff can choose. */
  exported?: ExportOf;
  news?: News;
  /** Actions on the chosen rows, beside their export. */
  bulkActions?: ReactNode;
}
