import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the workers of a run make once and share. */
    runFolder: string;
  }
}

/** Once per run: a folder that all projects share. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'plainvest-test-'));
  project.provide('runFolder', folder);
  return () => rm(folder, { recursive: true });
}
