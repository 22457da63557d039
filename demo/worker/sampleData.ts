import { type Contents, demoPassword, emptyStaffName, type OnProgress } from '#demo/protocol.ts';
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
