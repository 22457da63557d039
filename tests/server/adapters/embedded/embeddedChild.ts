import fs from 'node:fs';
import { sql } from 'kysely';
import { openEmbedded } from '#server/adapters/embedded/openEmbedded.ts';

// Run by the tests as a separate process: `<action> <data directory>`.
const [what, dataDir = ''] = process.argv.slice(2);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function open(): Promise<void> {
  const engine = await openEmbedded(dataDir);
  say('open');
  process.stdin.resume();
  process.stdin.once('end', async () => {
    await engine.close();
    say('closed');
  });
}

async function write(): Promise<void> {
  const { db } = await openEmbedded(dataDir);
  await sql`create table written (id int8 primary key)`.execute(db);
  for (let id = 1n; ; id += 1n) {
    await sql`insert into written values (${id})`.execute(db);
    say(String(id));
  }
}

/** The disk refuses to sync from the moment a row is written. */
async function writeToBrokenDisk(): Promise<void> {
  let broken = false;
  const sync = () => {
    if (broken) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  };
  const { db } = await openEmbedded(dataDir, { sync });
  await sql`create table written (id int8 primary key)`.execute(db);
  broken = true;
  await sql`insert into written values (1)`.execute(db);
  say('acknowledged');
}

/** The disk takes no byte more from the moment a row is written. */
async function writeToFullDisk(): Promise<void> {
  const { db } = await openEmbedded(dataDir);
  await sql`create table written (id int8 primary key)`.execute(db);
  await sql`insert into written values (1)`.execute(db);
  say('1');
  const { writeSync } = fs;
  fs.writeSync = (descriptor: number, ...rest: unknown[]) => {
    if (descriptor > 2) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    return Reflect.apply(writeSync, fs, [descriptor, ...rest]);
  };
  await sql`insert into written values (2)`.execute(db);
  say('2');
}

async function openAsNobody(): Promise<void> {
  process.setuid?.(65_534);
  await open();
}

const runs: Record<string, () => Promise<void>> = {
  open,
  openAsNobody,
  write,
  writeToBrokenDisk,
  writeToFullDisk,
};

try {
  await runs[what ?? '']?.();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
