import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { weiOf } from '#src/shared/payment/paymentUri.ts';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';
import { copy } from './copy.ts';

interface GasFieldsProps {
  gas: NonNullable<PayoutRecord['gas']>;
  coinAmount: string;
}

const { title, hint, names, gwei } = copy.fields;

/** The fields of a wallet beside the address, each to copy. */
export function GasFields({ gas, coinAmount }: GasFieldsProps) {
  const { chainId, limit, maxFeeGwei, tipGwei } = gas;
  const fields: [name: string, value: string, unit?: string][] = [
    [names.chainId, chainId],
    [names.wei, weiOf(coinAmount)],
    [names.limit, String(limit)],
    [names.maxFee, maxFeeGwei, gwei],
    [names.tip, tipGwei, gwei],
  ];
  return (
    <Box component="details" sx={frame}>
      <summary>{title}</summary>
      <Box component="dl" sx={list}>
        {fields.map(([name, value, unit]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {unit && <Box sx={{ color: 'text.secondary' }}>{unit}</Box>}
              <CopyButton text={value} name={name} />
            </dd>
          </Fragment>
        ))}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{hint}</Box>
    </Box>
  );
}

const frame = {
  mt: 1.5,
  '& summary': {
    width: 'fit-content',
    py: 0.5,
    color: 'primary.main',
    fontWeight: 600,
    cursor: 'pointer',
  },
} as const;

const list = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 2,
  alignItems: 'center',
  m: 0,
  my: 0.5,
  '& dt': { color: 'text.secondary' },
  '& dd': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    m: 0,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;
