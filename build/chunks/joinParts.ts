import type { Part } from './lazyParts.ts';

type Names = ReadonlySet<string>;
type Loads = ReadonlyMap<string, Names>;

/**
 * Joins parts into chunks, the best pair first, while the requests saved outweigh the bytes loaded
 * in vain. Chunks that most pages load come before what imports them.
 */
export function joinParts(parts: readonly Part[], requestBytes: number): Part[][] {
  const partOf = new Map(parts.map((part) => [part.name, part]));
  let loads: Loads = new Map(parts.map(({ name, loadedBy }) => [name, loadedBy]));
  for (;;) {
    const chunks = chunksOf(loads, partOf);
    const join = bestJoin(chunks, { loads, partOf, requestBytes });
    if (!join) return chunks.map(({ members }) => members);
    loads = new Map([...loads, ...join]);
  }
}

interface Chunk {
  loadedBy: Names;
  members: Part[];
}

interface Stage {
  loads: Loads;
  partOf: ReadonlyMap<string, Part>;
  requestBytes: number;
}

function chunksOf(loads: Loads, partOf: Stage['partOf']): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const [name, loadedBy] of loads) {
    const key = [...loadedBy].sort().join();
    const chunk = chunks.get(key) ?? { loadedBy, members: [] };
    chunks.set(key, chunk);
    const part = partOf.get(name);
    if (part) chunk.members.push(part);
  }
  return [...chunks.values()].sort((one, other) => other.loadedBy.size - one.loadedBy.size);
}

function bestJoin(chunks: readonly Chunk[], stage: Stage): Loads | undefined {
  let best: { gainedBytes: number; loads: Loads } | undefined;
  for (const [at, one] of chunks.entries()) {
    for (const other of chunks.slice(at + 1)) {
      const savedRequests = [...one.loadedBy].filter((lazy) => other.loadedBy.has(lazy)).length;
      if (savedRequests === 0) continue;
      const loads = joined(one, other, stage);
      const gainedBytes = savedRequests * stage.requestBytes - addedBytes(loads, stage);
      if (gainedBytes > (best?.gainedBytes ?? 0)) best = { gainedBytes, loads };
    }
  }
  return best?.loads;
}

function joined(one: Chunk, other: Chunk, { loads, partOf }: Stage): Loads {
  const both = new Set([...one.loadedBy, ...other.loadedBy]);
  const changed = new Map<string, Names>();
  const widen = ({ name, imports }: Part): void => {
    const before = changed.get(name) ?? loads.get(name) ?? both;
    const after = new Set([...before, ...both]);
    if (after.size === before.size) return;
    changed.set(name, after);
    for (const imported of imports) {
      const part = partOf.get(imported);
      if (part) widen(part);
    }
  };
  for (const part of [...one.members, ...other.members]) widen(part);
  return changed;
}

function addedBytes(changed: Loads, { loads, partOf }: Stage): number {
  let bytes = 0;
  for (const [name, after] of changed) {
    const before = loads.get(name)?.size ?? 0;
    bytes += (after.size - before) * (partOf.get(name)?.bytes ?? 0);
  }
  return bytes;
}
