import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';
import { copy } from './copy.ts';

/** The steps before coins are sent: scan, and compare the address. */
export function BeforeYouSend({ address }: { address: string }) {
  const { before, scan, read, fee } = copy.send;
  const steps: [string, ReactNode][] = [
    [
      'scan',
      <>
        {scan} <CopyButton text={address} name={copy.send.address} />
      </>,
    ],
    [
      'read',
      <>
        {read} <AddressText address={address} />
      </>,
    ],
  ];
  return (
    <div>
      <Box component="h3" sx={{ m: 0, fontSize: '0.8125rem', fontWeight: 600 }}>
        {before}
      </Box>
      <Box component="ol" sx={list}>
        {steps.map(([key, text], index) => (
          <li key={key}>
            <Box component="span" aria-hidden="true" sx={number}>
              {index + 1}
            </Box>
            <span>{text}</span>
          </li>
        ))}
      </Box>
      <Box sx={{ mt: 1, color: 'text.secondary' }}>{fee}</Box>
    </div>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'grid',
  gap: 1,
  color: 'text.secondary',
  '& code': { color: 'text.primary' },
  '& .MuiIconButton-root': { p: 0.25, my: -0.5, minWidth: 24, minHeight: 24 },
  '& .MuiSvgIcon-root': { fontSize: 16 },
  '& li': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 1 },
} as const;

const number = {
  width: 20,
  height: 20,
  borderRadius: '50%',
  bgcolor: 'var(--primary-soft)',
  color: 'primary.main',
  textAlign: 'center',
  lineHeight: '20px',
  fontSize: '0.75rem',
  fontWeight: 600,
} as const;
