import { backendPath } from '#contract/host.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { type Contents, demoPassword, emptyStaffName, type OnProgress } from '#demo/protocol.ts';
import { sampleUserName } from '#server/seed/names.ts';
import { seed } from '#server/seed/seed.ts';
import { createFirstStaff } from '#server/staff/staff.ts';
import type { BrowserDatabase } from './database.ts';
import { hashPassword } from './passwords.ts';

// Enough for a second page of each list, and quickly made.
const size = { users: 30, deposits: 240 };

export async function fillDatabase(
  database: BrowserDatabase,
  contents: Contents,
  onProgress: OnProgress,
): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  onProgress('people', 0);
  if (contents === 'empty') {
    const userName = emptyStaffName;
    const staff = { userName, fullName: 'Demo Staff', email: `${userName}@example.invalid` };
    await createFirstStaff(database.db, { ...staff, passwordHash }, new Date());
    return;
  }
  let made = 0;
  const progress = {
    add: (rows: number) => {
      made += rows;
      onProgress('deposits', made / size.deposits);
    },
  };
  await seed(size, { engine: database, clock: () => new Date(), passwordHash, progress });
}

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
