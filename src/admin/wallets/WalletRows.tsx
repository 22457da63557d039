import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { coinNames } from '#contract/coin.ts';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { day, exactMoment, moment } from '#src/shared/format/dates.ts';
import { useMinute } from '#src/shared/format/useMinute.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { DeleteWalletButton } from './DeleteWalletButton.tsx';
import { KeyButton } from './KeyButton.tsx';
import { QrButton } from './QrButton.tsx';
import { WalletAddress } from './WalletAddress.tsx';

interface WalletRowsProps {
  /** The accessible name. */
  name: string;
  rows: readonly WalletRecord[];
  /** All addresses, newest first, where rows can be deleted. */
  wallets?: readonly WalletRecord[];
}

/** Receiving addresses as a table, or as cards in a narrow window. */
export function WalletRows({ name, rows, wallets }: WalletRowsProps) {
  const isNarrow = useNarrow();
  if (isNarrow) {
    return (
      <Box component="ul" aria-label={name} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((wallet) => (
          <Stack component="li" key={wallet.id} spacing={1} sx={card}>
            <Type wallet={wallet} />
            <WalletAddress wallet={wallet} />
            <Use wallet={wallet} />
            <Received wallet={wallet} />
            <Added wallet={wallet} />
            {wallets && <Actions wallet={wallet} wallets={wallets} />}
          </Stack>
        ))}
      </Box>
    );
  }
  const { columns } = copy;
  return (
    <Table size="small" aria-label={name} sx={dense}>
      <TableHead>
        <TableRow>
          <TableCell>{columns.coin}</TableCell>
          <TableCell>{columns.address}</TableCell>
          <TableCell>{columns.active}</TableCell>
          <TableCell align="right">{columns.received}</TableCell>
          <TableCell>{columns.addedBy}</TableCell>
          {wallets && <TableCell>{columns.action}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((wallet) => (
          <TableRow key={wallet.id}>
            <TableCell>
              <Type wallet={wallet} />
            </TableCell>
            <TableCell>
              <WalletAddress wallet={wallet} isOneLine />
            </TableCell>
            <TableCell>
              <Use wallet={wallet} />
            </TableCell>
            <TableCell align="right">
              <Received wallet={wallet} />
            </TableCell>
            <TableCell>
              <Added wallet={wallet} />
            </TableCell>
            {wallets && (
              <TableCell>
                <Actions wallet={wallet} wallets={wallets} />
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const dense = {
  '& td, & th': { px: 1, py: 0, height: 48, fontSize: '0.8125rem', lineHeight: '18px' },
  '& th': { height: 28, fontSize: '0.75rem', fontWeight: 500 },
  '& th:first-of-type, & td:first-of-type': { pl: 0 },
  '& th:last-of-type, & td:last-of-type': { pr: 0 },
  '& .MuiButton-root': { px: 1, minWidth: 0, whiteSpace: 'nowrap' },
} as const;

interface WalletProps {
  wallet: WalletRecord;
}

const Type = ({ wallet: { coin } }: WalletProps) => (
  <Box
    sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600, whiteSpace: 'nowrap' }}
  >
    <CoinLogo coin={coin} size={18} />
    {coinNames[coin]}
  </Box>
);

/** Whether new deposits go to an address, or until when they did. */
function Use({ wallet: { active, activeFrom, retiredAt, retiredBy } }: WalletProps) {
  const now = useMinute();
  const isDemo = useSettings().data?.demo === true;
  if (retiredAt !== null) {
    return (
      <>
        <StateChip label={copy.deleted} />
        <Box sx={small}>
          <Moment at={retiredAt} /> {copy.by(retiredBy)}
        </Box>
      </>
    );
  }
  if (activeFrom === null) return <StateChip color="warning" label={copy.proposed} />;
  if (Date.parse(activeFrom) > now)
    return <StateChip label={copy.activeFrom(moment(activeFrom))} />;
  if (!active) return <StateChip label={copy.replaced} />;
  if (isDemo) return <StateChip label={copy.activeSample} />;
  return <StateChip color="success" icon={<CheckCircleOutlined />} label={copy.active} />;
}

const Received = ({ wallet: { receivedCents, deposits } }: WalletProps) => (
  <Box sx={{ ...pair, justifyContent: { md: 'flex-end' } }}>
    <Money cents={receivedCents} />
    <Box component="span" sx={small}>
      {copy.deposits(deposits)}
    </Box>
  </Box>
);

const Added = ({ wallet: { addedBy, createdAt } }: WalletProps) => (
  <Box sx={pair}>
    {addedBy}
    <Box component="span" sx={small}>
      <time dateTime={createdAt} title={exactMoment(createdAt)}>
        {day(createdAt)}
      </time>
    </Box>
  </Box>
);

const Actions = ({ wallet, wallets }: WalletProps & { wallets: readonly WalletRecord[] }) => (
  <Stack direction="row" spacing={1}>
    {wallet.isKey ? <KeyButton wallet={wallet} /> : <QrButton wallet={wallet} />}
    {wallet.activeFrom !== null && <DeleteWalletButton wallet={wallet} wallets={wallets} />}
  </Stack>
);

const pair = { display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' } as const;
const small = { fontSize: '0.75rem', color: 'text.secondary' } as const;

const card = {
  p: 2,
  alignItems: 'flex-start',
  boxShadow: '0 0 0 1px var(--mui-palette-divider)',
} as const;
