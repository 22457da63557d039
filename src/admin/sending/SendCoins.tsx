import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { widths } from '#src/admin/record/widths.ts';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { useCopy } from '#src/shared/ui/useCopy.ts';
import { BeforeYouSend } from './BeforeYouSend.tsx';
import { CoinAmount } from './CoinAmount.tsx';
import { copy } from './copy.ts';
import { GasFields } from './GasFields.tsx';
import { RateLine } from './RateLine.tsx';
import { SendingQr } from './SendingQr.tsx';
import type { HeldPayout } from './useHeldPayout.ts';

interface SendCoinsProps {
  withdrawal: PayoutRecord;
  held: HeldPayout;
  /** The button that stops the payment. */
  stop: ReactNode;
}

/** The coins to send: amount, rate, QR code, and what to read before. */
export function SendCoins({ withdrawal, held, stop }: SendCoinsProps) {
  const { payout } = held;
  const { title, mine, noRate } = copy.send;
  return (
    <Section
      title={title}
      beside={
        <>
          <Box sx={{ mr: 'auto', fontSize: '0.75rem', color: 'text.secondary' }}>{mine}</Box>
          <Box sx={{ mb: 1 }}>{stop}</Box>
        </>
      }
    >
      {payout ? (
        <Amount coinAmount={payout.coinAmount} coin={withdrawal.coin} />
      ) : (
        <Box sx={{ fontSize: '1.25rem', lineHeight: 1.8, fontWeight: 600 }}>{noRate}</Box>
      )}
      <RateLine withdrawal={withdrawal} held={held} />
      <Box sx={beside}>
        <SendingQr withdrawal={withdrawal} coinAmount={payout?.coinAmount} />
        <BeforeYouSend address={withdrawal.address} />
      </Box>
      {withdrawal.gas && payout && (
        <GasFields gas={withdrawal.gas} coinAmount={payout.coinAmount} />
      )}
    </Section>
  );
}

function Amount({ coinAmount, coin }: { coinAmount: string; coin: PayoutRecord['coin'] }) {
  const element = useRef<HTMLElement>(null);
  const copyText = useCopy();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <CoinAmount ref={element} coinAmount={coinAmount} coin={coin} />
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<ContentCopyOutlined />}
        aria-keyshortcuts="y"
        sx={{ gap: 0.5, minHeight: 32, fontSize: '0.8125rem' }}
        onClick={() => void copyText(coinAmount, element.current)}
      >
        {copy.send.copy} <KeyHint>Y</KeyHint>
      </Button>
    </Box>
  );
}

const beside = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 2.5,
  mt: 1,
  [widths.wide]: { gap: 4, mt: 2.5 },
} as const;
