import { coinNames } from '#contract/coin.ts';
import { groupDollars } from '#contract/money.ts';
import { type Contents, demoPassword, emptyStaffName, type OnProgress } from '#demo/protocol.ts';
import { drawProofs, type Proofs, type ProofText } from '#server/seed/insertDeposits.ts';
import { seedHistory } from '#server/seed/seedHistory.ts';
import { createFirstStaff } from '#server/staff/staff.ts';
import type { BrowserDatabase } from './database.ts';
import { hashPassword } from './passwords.ts';

/** Begins to draw, while the database opens. */
export const beginProofs = (contents: Contents): Promise<Proofs> =>
  contents === 'sample' ? drawProofs(drawProof) : Promise.resolve([]);

interface Filling {
  database: BrowserDatabase;
  contents: Contents;
  proofs: Proofs;
}

export async function fillDatabase(
  { database, contents, proofs }: Filling,
  onProgress: OnProgress,
): Promise<void> {
  onProgress('people', 0);
  const passwordHash = await hashPassword(demoPassword);
  if (contents === 'empty') {
    const userName = emptyStaffName;
    const staff = { userName, fullName: 'Demo Staff', email: `${userName}@example.invalid` };
    await createFirstStaff(database.db, { ...staff, passwordHash }, new Date());
    return;
  }
  onProgress('deposits', 0);
  await seedHistory({ engine: database, clock: () => new Date(), passwordHash }, proofs);
}

// Small, because each is drawn while the visitor waits.
const sheet = { width: 340, height: 240 } as const;

/** A proof as a wallet would show it, labelled as a sample. */
async function drawProof(text: ProofText): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(sheet.width, sheet.height);
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!pen) throw new Error('No canvas is left.');
  pen.fillStyle = '#f6f7fb';
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.fillStyle = '#0e1530';
  const write = (line: string, y: number, font = '12px sans-serif') => {
    pen.font = font;
    pen.fillText(line, 24, y);
  };
  write('Sample proof of payment', 42, 'bold 18px sans-serif');
  write(`${text.coinAmount} ${text.coin} sent`, 84, 'bold 22px sans-serif');
  write(`${groupDollars(text.cents)} by ${coinNames[text.coin]}`, 108);
  write(`To ${text.address}`, 144, '11px monospace');
  write(text.txid.slice(0, 44), 172, '11px monospace');
  write(text.txid.slice(44), 188, '11px monospace');
  write('Made by the demo: no such payment exists.', 230);
  const file = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await file.arrayBuffer());
}
