import type { TestProject } from 'vitest/node';
import { startPrivatePostgres } from './privatePostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A private PostgreSQL, or undefined when the machine has none. */
    postgresUrl: string | undefined;
  }
}

/** Once per run: starts a private PostgreSQL if installed, and prints which engines are tested. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPrivatePostgres();
  project.provide('postgresUrl', postgres?.url);
  const engines = postgres ? 'PGlite and PostgreSQL' : 'PGlite only: no PostgreSQL is installed';
  process.stdout.write(`The ${project.name} tests run on ${engines}.\n`);
  return async () => {
    await postgres?.stop();
  };
}
