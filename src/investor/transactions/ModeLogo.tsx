import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { isCoin } from '#contract/coin.ts';
import type { Transaction } from '#contract/transactionRecord.ts';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { copy } from './copy.ts';

interface ModeLogoProps {
  mode: Transaction['mode'];
  /** In pixels. */
  size?: number;
}

/** The logo of the coin, or a pen for an adjustment by staff. */
export function ModeLogo({ mode, size = 20 }: ModeLogoProps) {
  if (isCoin(mode)) return <CoinLogo coin={mode} size={size} />;
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: '50%',
        bgcolor: 'var(--sunken)',
        color: 'text.secondary',
      }}
    >
      <EditOutlined aria-hidden="true" sx={{ fontSize: size * 0.6 }} />
    </Box>
  );
}

/** The kind of a row and its mode: `Deposit, BTC`. */
export function ModeText({ kind, mode }: Pick<Transaction, 'kind' | 'mode'>) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <ModeLogo mode={mode} />
      <span>
        {copy.kinds[kind]},{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {mode}
        </Box>
      </span>
    </Box>
  );
}
