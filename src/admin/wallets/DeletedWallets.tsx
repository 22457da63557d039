import Button from '@mui/material/Button';
import { useState } from 'react';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { Fold } from '#src/admin/shell/Fold.tsx';
import { copy } from './copy.ts';
import { WalletRows } from './WalletRows.tsx';

const shownRows = 5;

/** The addresses that were deleted, with what they received. */
export function DeletedWallets({ rows }: { rows: readonly WalletRecord[] }) {
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && rows.length > shownRows;
  return (
    <Fold title={`${copy.history} (${rows.length})`}>
      <WalletRows rows={isCut ? rows.slice(0, shownRows) : rows} name={copy.history} />
      {isCut && (
        <Button onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          {copy.allHistory(rows.length)}
        </Button>
      )}
    </Fold>
  );
}
