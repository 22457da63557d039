import ChatBubbleOutline from '@mui/icons-material/ChatBubbleOutlineOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import PersonOutline from '@mui/icons-material/PersonOutline';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Coin } from '#contract/coin.ts';
import type { AwaitedSide } from '#contract/conversations.ts';
import { statusAsSign } from '#src/admin/panel/statusAsSign.ts';
import { coinColors } from '#src/shared/ui/CoinLogo.tsx';
import { type Status, StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';

/** A coin by colour and name. */
export const CoinMark = ({ coin }: { coin: Coin }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    <Box
      component="span"
      sx={{
        width: 8,
        height: 8,
        flex: 'none',
        bgcolor: coinColors[coin],
        ...(coin === 'BTC'
          ? { borderRadius: '50%' }
          : { borderRadius: '2px', transform: 'rotate(45deg) scale(.86)' }),
      }}
    />
    {coin}
  </Box>
);

interface RowStatusProps {
  status: Status;
  awaits: AwaitedSide | null;
  children?: ReactNode;
}

/** The status of a row, who writes next, and what is unusual about it. */
export const RowStatus = ({ status, awaits, children }: RowStatusProps) => (
  <Box component="span" sx={rowStatus}>
    <Box component="span" data-cell sx={statusCell}>
      <StatusBadge status={status} plain />
    </Box>
    <AwaitsFlag awaits={awaits} isBrief />
    {children}
  </Box>
);

const statusCell = {
  '& .MuiChip-root': { height: 20, mr: 0.5 },
  '& [data-status] .MuiChip-icon': { ml: 0 },
} as const;

const grounds = {
  stop: { bgcolor: 'var(--error-soft)', color: 'error.main', fontWeight: 600 },
  look: { bgcolor: 'var(--warning-soft)', color: 'warning.main' },
  bad: { bgcolor: 'var(--error-soft)', color: 'error.main' },
  info: { bgcolor: 'var(--primary-soft)', color: 'primary.main' },
  fact: {
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
    color: 'text.secondary',
  },
} as const;

// Where flags take the place of the word, the icon shows the status.
const rowStatus = {
  display: 'inline-flex',
  maxWidth: 1,
  alignItems: 'center',
  gap: 0.5,
  '@media (max-width: 1599.95px)': { '&:has(> :nth-of-type(4)) > [data-cell]': statusAsSign },
  '@media (max-width: 1279.95px)': { '&:has(> :nth-of-type(2)) > [data-cell]': statusAsSign },
} as const;

interface FlagProps {
  /** Mildest last in the order of the row: stop, look, bad, info, fact. */
  kind: keyof typeof grounds;
  /** A tablet shows only this. */
  icon: ReactNode;
  title?: string;
  children: string;
}

/** Marks what is unusual about a row: a word with a ground and an icon. */
export const Flag = ({ kind, icon, title, children }: FlagProps) => (
  <Box
    component="span"
    title={title ?? children}
    sx={{
      position: 'relative',
      height: 20,
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      minWidth: 0,
      px: 0.75,
      borderRadius: '5px',
      fontSize: '0.75rem',
      lineHeight: '20px',
      fontWeight: 500,
      whiteSpace: 'nowrap',
      '& svg': { fontSize: 13 },
      ...grounds[kind],
    }}
  >
    {icon}
    <Box
      component="span"
      className="flag-word"
      sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
    >
      {children}
    </Box>
  </Box>
);

/** Marks an item about which a side has to write next. */
export function AwaitsFlag({ awaits, isBrief = false }: AwaitsFlagProps) {
  if (awaits === null) return null;
  if (awaits === 'investor') {
    return (
      <Flag kind="fact" icon={<HourglassEmpty />} title={copy.awaits.investor}>
        {isBrief ? copy.asked : copy.awaits.investor}
      </Flag>
    );
  }
  return (
    <Flag kind="info" icon={<ChatBubbleOutline />} title={copy.awaits.staff}>
      {isBrief ? copy.answered : copy.awaits.staff}
    </Flag>
  );
}

interface AwaitsFlagProps {
  awaits: AwaitedSide | null;
  isBrief?: boolean;
}

/** Marks a final item that was taken back. */
export const ReversedFlag = ({ at }: { at: string | null }) =>
  at && (
    <Flag kind="fact" icon={<UndoOutlined />}>
      {copy.reversed}
    </Flag>
  );

/** Marks an item of the reader, who does not decide it. */
export const OwnFlag = ({ title }: { title: string }) => (
  <Flag kind="fact" icon={<PersonOutline />} title={title}>
    {copy.own}
  </Flag>
);
