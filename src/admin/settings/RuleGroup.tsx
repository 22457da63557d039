import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';

const words = copy.rules;

interface RuleGroupProps {
  name: keyof typeof words.groups;
  /** In a row that wraps, for switches. */
  isRow?: boolean;
  children: ReactNode;
}

/** Fields of one subject with its name and an explanation. */
export function RuleGroup({ name, isRow = false, children }: RuleGroupProps) {
  const [title, text] = words.groups[name];
  return (
    <Box component="fieldset" data-rules={name} sx={group}>
      <Box component="legend" sx={legend}>
        {title}
      </Box>
      <Box sx={{ color: 'text.secondary', gridColumn: 1, gridRow: 1, pt: 2.75 }}>{text}</Box>
      <Box sx={isRow ? switches : fields}>{children}</Box>
    </Box>
  );
}

const beside = '@media (min-width: 1180px)';

// A legend takes no part in a grid, so it is laid over the first column.
const group = {
  position: 'relative',
  m: 0,
  p: 0,
  py: 1.5,
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: 3,
  rowGap: 1.5,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [beside]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
} as const;

const legend = { position: 'absolute', top: 12, p: 0, fontWeight: 600 } as const;

const fields = {
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // On a phone a limit and its value share a row.
  '@media (max-width: 1179.95px)': {
    '[data-rules=confirmations] > & > :first-of-type': { gridColumn: '1 / -1' },
  },
  [beside]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
} as const;

const switches = { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.5 } as const;
