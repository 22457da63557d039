import { migrateFor, openUnmigrated, requireSchema } from '#server/runtime/database.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { resetFactors } from '#server/secondFactor/reset.ts';

async function main(): Promise<void> {
  const [verb, userName, ...more] = process.argv.slice(2);
  if (verb !== 'reset' || !userName || more.length > 0) {
    throw new Error('Name one account: npm run second-factor -- reset NAME');
  }
  const environment = readEnvironment(process.env);
  const engine = await openUnmigrated(environment, 'existing');
  try {
    await requireSchema(engine.db);
    await migrateFor(engine, environment);
    await resetFactors({ db: engine.db, clock: () => new Date() }, userName);
    console.info(`${userName} signs in by the password alone now. The owner is mailed.`);
  } finally {
    await engine.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
