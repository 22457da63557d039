import { readSigningKeys } from '#server/approvals/evidence/readSigningKeys.ts';
import { openUnmigrated, requireSchema } from '#server/runtime/database.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { readArguments } from './arguments.ts';
import { readKeys, writeKeys } from './keyList.ts';
import { loadDecisions } from './loadDecisions.ts';
import { report } from './report.ts';

async function main(): Promise<void> {
  const {
    backup,
    keys: list,
    writeKeys: target,
    passkeysSince,
  } = readArguments(process.argv.slice(2));
  const { db, close } = backup ? await loadDecisions(backup) : await openServed();
  try {
    const known = await readSigningKeys(db);
    if (target) await writeKeys(target, known);
    const keys = list ? await readKeys(list, known) : known;
    const since = { bindsSince: new Date(0), passkeysSince: dayOf(passkeysSince) };
    const { signed, unsigned, failed } = await report(db, { keys, ...since }, (line) =>
      console.info(line),
    );
    console.info(`${signed} signed, ${unsigned} unsigned, ${failed} failed.`);
    if (!list) console.info('The keys are those of the database: a list of your own says more.');
    if (failed > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

/** Errors: an Error for anything but a day. */
function dayOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const day = new Date(text);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day.getTime())) {
    throw new Error(`${text} is not a day such as 2026-01-31.`);
  }
  return day;
}

async function openServed() {
  const engine = await openUnmigrated(readEnvironment(process.env), 'existing');
  await requireSchema(engine.db);
  return engine;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
