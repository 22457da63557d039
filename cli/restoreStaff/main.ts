import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrateFor, openUnmigrated, requireSchema } from '#server/runtime/database.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { nodePorts } from '#server/runtime/ports.ts';
import { restoreStaff } from '#server/staff/restore.ts';

async function main(): Promise<void> {
  const [userName, ...more] = process.argv.slice(2);
  if (!userName || userName.startsWith('-') || more.length > 0) {
    throw new Error('Name one account: npm run restore:staff -- NAME');
  }
  const environment = readEnvironment(process.env);
  const serverDir = dirname(fileURLToPath(import.meta.url));
  const engine = await openUnmigrated(environment, 'existing');
  try {
    await requireSchema(engine.db);
    await migrateFor(engine, environment);
    const link = await restoreStaff(nodePorts(environment, engine, serverDir), userName);
    console.info(`${userName} is active staff again. All staff are mailed, and the log has it.`);
    console.info(`Set the password within three days, once, at: ${link}`);
  } finally {
    await engine.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
