import type { Reporter, TestModule } from 'vitest/node';

const shown = 10;

/** Names the files that took longest, each with its seconds. */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const timed = modules.map((module) => {
      const { duration, collectDuration } = module.diagnostic();
      return { seconds: (duration + collectDuration) / 1000, path: module.relativeModuleId };
    });
    timed.sort((a, b) => b.seconds - a.seconds);
    const lines = timed
      .slice(0, shown)
      .map(({ seconds, path }) => `${seconds.toFixed(1).padStart(8)} s  ${path}`);
    process.stdout.write(`\nThe slowest files:\n${lines.join('\n')}\n`);
  }
}
