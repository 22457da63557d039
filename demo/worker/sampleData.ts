import { type Contents, demoPassword, emptyStaffName } from '#demo/protocol.ts';
import { seed } from '#server/seed/seed.ts';
import { createFirstStaff } from '#server/staff/staff.ts';
import type { BrowserDatabase } from './database.ts';
import type { OnProgress } from './demo.ts';
import { hashPassword } from './passwords.ts';

// Enough for a second page of each list, and little enough to be made in a moment.
const size = { users: 30, deposits: 240 };

/** Makes the people and deposits of a new demo, as `npm run seed` does; or one staff account. */
export async function fillDatabase(
  database: BrowserDatabase,
  contents: Contents,
  tell: OnProgress,
): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  tell('people', 0);
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
      tell('deposits', made / size.deposits);
    },
  };
  await seed(size, { engine: database, clock: () => new Date(), passwordHash, progress });
}
