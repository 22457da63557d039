import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { forgetChains } from './chain/readChains.ts';
import { hubOf } from './events/hub.ts';
import { checkDisk, checkHealth } from './platform/health/check.ts';
import { startBackground } from './runtime/background.ts';
import { ensureStaff } from './runtime/bootstrap.ts';
import { readEnvironment } from './runtime/environment.ts';
import { openLogKeyFile, openSealKey } from './runtime/keyFile.ts';
import { listen } from './runtime/listen.ts';
import { startMetrics } from './runtime/metrics/metrics.ts';
import { openServing } from './runtime/openServing.ts';
import { nodePorts } from './runtime/ports.ts';
import { reportRole } from './runtime/reportRole.ts';
import { liveLimits, readLive } from './runtime/site/liveLimits.ts';
import { withReference } from './runtime/site/reference.ts';
import { createSite } from './runtime/site/site.ts';
import { withWellKnown } from './runtime/site/wellKnown.ts';
import { checkKeys } from './secondFactor/readSecondFactor.ts';

// {host} of the calls, fixed at build time.
declare const __BACKEND_HOST__: string;

// Unfinished work, such as a mail to a hanging server, is retried after the next start.
const stopMs = 8_500;

const serverDir = dirname(fileURLToPath(import.meta.url));
const distDir = join(serverDir, '..');

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const engine = await openServing(environment);
  const sealKey = await openSealKey(environment.sealKeyFile).catch(async (error: unknown) => {
    await engine.close();
    throw error;
  });
  const logKey = await openLogKeyFile(environment.logKeyFile).catch(async (error: unknown) => {
    await engine.close();
    throw error;
  });
  const ports = nodePorts(environment, { ...engine, sealKey, logKey }, serverDir);
  try {
    await checkKeys(ports);
    for (const setting of environment.insecure) console.error(`Insecure: ${setting}`);
    const signIn = await ensureStaff(ports, environment);
    // Print this at once: if the rest of the start fails, it is not printed again.
    if (signIn) console.info(signIn);
    await reportRole(ports, engine);
    await forgetChains(ports);
    await checkHealth(ports);
    await checkDisk(ports);
    const metrics = await startMetrics(environment, ports, engine);
    const settings = { ...environment, ...(await readLive(ports.db)) };
    const site = await createSite({ distDir, backendHost: __BACKEND_HOST__, settings });
    const { publicUrl, logOrigin } = environment;
    const noteKey = { name: logOrigin, publicKey: logKey.publicKey, kind: 1 } as const;
    const fullSite = withReference(
      withWellKnown(site, environment, { clock: ports.clock, logKey: noteKey }),
      {
        backendHost: __BACKEND_HOST__,
        publicUrl,
      },
    );
    const listening = await listen(environment, {
      app: createApp(ports),
      site: fullSite,
      log: ports.log,
    });
    const background = startBackground(ports, engine, liveLimits(site, settings, ports.db));
    const stop = async () => {
      setTimeout(() => process.exit(0), stopMs).unref();
      // A stream has no end that a drain could wait for.
      hubOf(ports).close();
      await listening.drain();
      await background.stop();
      await metrics.stop();
      await engine.close();
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
    // Print this last: a supervisor may send SIGTERM as soon as it sees it.
    console.info(`Plainvest is ready at http://localhost:${listening.port} (${engine.name}).`);
    if (environment.demo) console.info('Demo mode: no real money is handled.');
  } catch (error) {
    await engine.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
