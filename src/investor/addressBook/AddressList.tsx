import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { AddAddressDialog } from './AddAddressDialog.tsx';
import { AddressRow } from './AddressRow.tsx';
import { copy } from './copy.ts';
import type { Book } from './useAddressBook.ts';

/** The addresses of the book, the newest first. */
export function AddressList({ book: { book, data } }: { book: Book }) {
  const [isAdding, setIsAdding] = useState(false);
  const usable = data.filter((address) => address.usable).length;
  return (
    <Panel title={copy.list.title}>
      {data.length === 0 ? (
        <Typography color="text.secondary">{copy.list.empty(book.waitHours)}</Typography>
      ) : (
        <Box component="ul" aria-label={copy.list.title} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.map((address) => (
            <AddressRow
              key={address._id}
              address={address}
              isLast={book.on && address.usable && usable === 1}
            />
          ))}
        </Box>
      )}
      <Button
        variant={data.length === 0 ? 'contained' : 'outlined'}
        sx={{ mt: 2 }}
        onClick={() => setIsAdding(true)}
      >
        {copy.list.add}
      </Button>
      {isAdding && (
        <AddAddressDialog waitHours={book.waitHours} onClose={() => setIsAdding(false)} />
      )}
    </Panel>
  );
}
