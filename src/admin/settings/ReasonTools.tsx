import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';

const words = copy.reasons;

interface ReasonToolsProps {
  at: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** The buttons of one reason: up, down and away. */
export function ReasonTools({ at, isLast, onMove, onRemove }: ReasonToolsProps) {
  const place = at + 1;
  return (
    <Box sx={tools}>
      <Tool label={words.up(place)} isOff={at === 0} onPress={() => onMove(at - 1)}>
        <ArrowUpward />
      </Tool>
      <Tool label={words.down(place)} isOff={isLast} onPress={() => onMove(at + 1)}>
        <ArrowDownward />
      </Tool>
      <Tool label={words.remove(place)} onPress={onRemove}>
        <DeleteOutlined />
      </Tool>
    </Box>
  );
}

interface ToolProps {
  label: string;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

const Tool = ({ label, isOff = false, onPress, children }: ToolProps) => (
  <IconButton
    size="small"
    aria-label={label}
    title={label}
    disabled={isOff}
    onClick={onPress}
    sx={{ p: 0.5, '& svg': { fontSize: 18 } }}
  >
    {children}
  </IconButton>
);

// Below the text on a phone, which has no place beside it.
const tools = {
  display: 'flex',
  gap: 0.5,
  gridColumn: { xs: 2, sm: 'auto' },
  justifyContent: 'flex-end',
} as const;
