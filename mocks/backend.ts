import { type Duty, duties } from '#contract/duties.ts';
import { createApp } from '#server/app.ts';
import { moveDatabaseClock } from '#server/platform/db/moveDatabaseClock.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Letter, Ports } from '#server/platform/ports.ts';
import { addStaff } from './addStaff.ts';
import { mockDatabase } from './database.ts';
import { hashPassword } from './hashPassword.ts';
import { type MockClock, mockClock } from './mockClock.ts';
import { type BackendOptions, mockPorts } from './mockPorts.ts';

export interface Backend {
  app: ReturnType<typeof createApp>;
  /** Its database is that of the role which owns nothing. */
  ports: Ports;
  /** As the owner of the tables. */
  db: Db;
  clock: MockClock;
  /** Moves the clock and that of the database, by which waiting times count. */
  advance(ms: number): Promise<void>;
  mails: Letter[];
  /**
   * With all duties, unless some are named. Sample staff, so that two of them are no reason for two
   * approvals of addresses, rules and duties.
   */
  addStaff(userName: string, held?: readonly Duty[]): Promise<string>;
  /** The same for people, who are a reason. */
  addPerson(userName: string, held?: readonly Duty[]): Promise<string>;
  close(): Promise<void>;
}

export const staffPassword = 'StaffPass#1';

export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const opened = options.db ? undefined : await mockDatabase();
  const db = options.db ?? (opened as { db: Db }).db;
  const clock = options.clock ?? mockClock();
  const mails: Letter[] = [];
  const tellDatabase = () => moveDatabaseClock(db, { frozenAt: clock.now() });
  await tellDatabase();
  const ports = await mockPorts(options, { db, clock, mails });
  const add = async (
    userName: string,
    { held = duties, isSample }: { held?: readonly Duty[] | undefined; isSample: boolean },
  ) => {
    const staff = {
      userName,
      fullName: `${userName} of staff`,
      email: `${userName}@staff.example`,
      passwordHash: await hashPassword(staffPassword),
    };
    const added = { staff, held, isSample };
    return db.transaction().execute((trx) => addStaff(trx, added, clock.now()));
  };
  return {
    app: createApp(ports),
    ports,
    db,
    clock,
    advance: async (ms) => {
      clock.advance(ms);
      await tellDatabase();
    },
    mails,
    addStaff: (userName, held) => add(userName, { held, isSample: true }),
    addPerson: (userName, held) => add(userName, { held, isSample: false }),
    close: async () => {
      await opened?.close();
    },
  };
}
