/** The state of a server's process at a moment of the run. */
export interface Reading {
  readonly atMs: number;
  readonly residentBytes: number;
  readonly heapBytes: number;
  readonly descriptors: number;
  readonly processorS: number;
}

const names = {
  residentBytes: 'process_resident_memory_bytes',
  heapBytes: 'nodejs_heap_size_used_bytes',
  descriptors: 'process_open_fds',
  processorS: 'process_cpu_seconds_total',
} as const;

/** Reads the metrics of a server. Errors: it does not answer. */
export async function readProcess(metricsUrl: string, atMs: number): Promise<Reading> {
  const lines = (await (await fetch(metricsUrl)).text()).split('\n');
  const value = (name: string) =>
    Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1));
  const { residentBytes, heapBytes, descriptors, processorS } = names;
  return {
    atMs,
    residentBytes: value(residentBytes),
    heapBytes: value(heapBytes),
    descriptors: value(descriptors),
    processorS: value(processorS),
  };
}

/** By least squares: the growth over the whole time of the readings, as a share of their mean. */
export function growthOf(readings: readonly Reading[], read: (one: Reading) => number): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(readings.map(({ atMs }) => atMs));
  const level = mean(readings.map(read));
  const up = readings.map((one) => (one.atMs - at) * (read(one) - level));
  const across = readings.map((one) => (one.atMs - at) ** 2);
  const lastMs = readings.at(-1)?.atMs ?? 0;
  const firstMs = readings[0]?.atMs ?? 0;
  return ((mean(up) / mean(across)) * (lastMs - firstMs)) / level;
}
