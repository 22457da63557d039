import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { PaymentQr } from '#src/shared/payment/PaymentQr.tsx';
import { paymentUri } from '#src/shared/payment/paymentUri.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';

interface SendingQrProps {
  withdrawal: PayoutRecord;
  coinAmount: string | undefined;
}

/** The QR code of the payment, for a wallet. */
export function SendingQr({ withdrawal: { coin, address, gas }, coinAmount }: SendingQrProps) {
  const { data: settings } = useSettings();
  const uri = paymentUri({
    ...{ coin, address, chainId: gas?.chainId },
    ...(coinAmount !== undefined && { coinAmount }),
  });
  return <PaymentQr uri={uri} isSample={settings?.demo === true} size={qrSize} />;
}

const qrSize = { xs: 128, xl: 200 };
