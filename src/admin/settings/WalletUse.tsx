import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Chip from '@mui/material/Chip';
import { copy } from './copy.ts';

/** Whether new deposits go to a wallet. */
export function WalletUse({ active }: { active: boolean }) {
  if (!active) return <Chip size="small" variant="outlined" label={copy.wallets.inactive} />;
  return (
    <Chip
      size="small"
      variant="outlined"
      color="success"
      icon={<CheckCircleOutlined />}
      label={copy.wallets.active}
    />
  );
}
