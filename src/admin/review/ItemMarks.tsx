import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Coin } from '#contract/coin.ts';
import type { Review } from '#contract/reviewRecord.ts';
import { Avatar } from '#src/admin/shell/Avatar.tsx';
import { copy } from './copy.ts';
import { CoinMark } from './Flag.tsx';

interface ItemMarksProps {
  coin: Coin;
  /** The colleague who reviews the item. */
  reader: Review | undefined;
  /** Marks of what is unusual. */
  children: ReactNode;
}

/** The marks of an item on a phone: its coin, what is unusual, and who reviews it. */
export const ItemMarks = ({ coin, reader, children }: ItemMarksProps) => (
  <Box component="span" sx={marks}>
    <CoinMark coin={coin} />
    {children}
    {reader && (
      <span title={copy.reviewing(reader.fullName)}>
        <Avatar fullName={reader.fullName} small />
      </span>
    )}
  </Box>
);

const marks = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  minWidth: 0,
  color: 'text.secondary',
} as const;
