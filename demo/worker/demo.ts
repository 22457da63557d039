import type { Contents, DemoState, OnProgress } from '#demo/protocol.ts';
import { openDatabase } from './database.ts';
import { writeState } from './demoStore.ts';
import { addFirstStaff, dateSamples } from './sampleData.ts';
import { type Demo, startDemo } from './startDemo.ts';

export async function openDemo(state: DemoState): Promise<Demo> {
  const database = await openDatabase();
  return startDemo(database, { ...state, isSaved: true }, () => {});
}

/** Errors: no network, no space. */
export async function makeDemo(
  contents: Contents,
  onProgress: OnProgress = () => {},
): Promise<Demo> {
  onProgress('fetch', 0);
  const database = await openDatabase(contents, (share) =>
    onProgress(share < 1 ? 'fetch' : 'start', share % 1),
  );
  const state = { contents, aheadMs: 0, guide: { done: [] }, isSaved: false };
  const demo = await startDemo(database, state, onProgress);
  onProgress('people', 0);
  if (contents === 'sample') await dateSamples(database.db, new Date());
  else await addFirstStaff(database.db);
  await writeState(state);
  return demo;
}
