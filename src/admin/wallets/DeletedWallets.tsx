import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { copy } from './copy.ts';
import { WalletRows } from './WalletRows.tsx';

const shownRows = 5;

/** The addresses that were deleted, with what they received. */
export function DeletedWallets({ rows }: { rows: readonly WalletRecord[] }) {
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && rows.length > shownRows;
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ px: { xs: 2, md: 0 }, mb: 1 }}>
        {copy.history}
      </Typography>
      <WalletRows rows={isCut ? rows.slice(0, shownRows) : rows} name={copy.history} />
      {isCut && (
        <Button onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          {copy.allHistory(rows.length)}
        </Button>
      )}
    </Box>
  );
}
