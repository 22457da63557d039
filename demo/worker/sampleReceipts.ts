import { backendPath } from '#contract/host.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { demoPassword } from '#demo/protocol.ts';
import { sampleUserName } from '#server/seed/names.ts';

const amounts = ['250', '1200'];

export async function sendSampleReceipts(
  fetchApp: (request: Request) => Promise<Response>,
): Promise<void> {
  const call = async (path: string, init: RequestInit): Promise<{ token?: string }> => {
    const address = `${self.location.origin}${backendPath}${path}`;
    const response = await fetchApp(new Request(address, { method: 'POST', ...init }));
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json();
  };
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ userName: sampleUserName(1), password: demoPassword });
  const { token } = await call('/login', { headers, body });
  for (const amount of amounts) {
    const form = new FormData();
    form.set('amount', amount);
    form.set('coin', 'BTC');
    form.set('image', await drawReceipt(amount), 'sample-proof.png');
    await call('/deposit', { headers: { Authorization: `Bearer ${token}` }, body: form });
  }
}

function drawReceipt(amount: string): Promise<Blob> {
  const sheet = new OffscreenCanvas(640, 360);
  const pen = sheet.getContext('2d');
  if (!pen) throw new Error('No canvas is left.');
  pen.fillStyle = '#f5f7fb';
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.fillStyle = '#0e1730';
  pen.font = 'bold 32px sans-serif';
  pen.fillText('Sample proof of payment', 40, 90);
  pen.font = '24px sans-serif';
  pen.fillText(`${groupDollars(parseDollars(amount))} by Bitcoin`, 40, 160);
  pen.fillText('Made by the demo: no such payment exists.', 40, 210);
  return sheet.convertToBlob({ type: 'image/png' });
}
