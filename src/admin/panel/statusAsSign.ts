import { readOnly } from '#src/admin/shell/readOnly.ts';

/** A status by its sign, for rows without place for the word; screen readers read the word. */
export const statusAsSign = {
  '& [data-status] .MuiChip-label': readOnly,
  '& [data-status] .MuiChip-icon': { mx: 0 },
} as const;
